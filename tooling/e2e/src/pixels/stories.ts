/**
 * The stories whose pictures are compared: for each family those that show the most of it, and whole screens. Their play
 * functions, if any, change nothing, so that they are the same each time.
 */
export const STORIES: readonly string[] = [
  'foundations-colour--roles',
  'basics-avatar--frames-and-levels',
  'basics-button--tones-and-sizes',
  'basics-listgroup--groups-of-links-settings-and-facts',
  'basics-noticebar--tones-and-actions',
  'basics-progress--values-and-tones',
  'basics-segmentedtabs--pill',
  'basics-tag--tones-and-looks',
  'basics-textfield--disabled',
  'sport-leadstory--many-anchors-and-long-names',
  'sport-matchcard--every-state',
  'sport-matchhead--basketball-with-quarters',
  'sport-momentumchart--team-colours',
  'sport-pitchlineup--team-colours',
  'sport-postmatchhead--with-the-story',
  'sport-standingstable--groups',
  'sport-statbars--team-colours',
  'sport-votebar--voted',
  'live-levelbadge--six-kinds',
  'live-livecard--off-air',
  'live-quizcard--won',
  'chat-composer--with-voice-and-gifts',
  'chat-conversationrow--list',
  'chat-messagerow--every-kind',
  'account-checkincalendar--without-action',
  'account-plancard--won',
  'account-rankrow--ranking',
  'account-vipcard--not-a-member',
  'screens-live-list--data',
  'screens-login--register',
  'screens-user-centre--data',
]

/** How they are shown: brands that differ much, each mode with another language. */
export const LOOKS = ['kqb', 'lttu', 'xzbn'].flatMap((brand) => [
  { brand, mode: 'light', lang: 'zh' },
  { brand, mode: 'dark', lang: 'pt' },
])
export type Look = (typeof LOOKS)[number]

export const fileOf = (story: string, { brand, mode }: Look) => `${story}.${brand}.${mode}.png`
