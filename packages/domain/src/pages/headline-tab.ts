import { isOn, type Switches } from '../site/switches'

export type HeadlineTab = 'anchors' | 'clips' | 'database' | 'news'

/**
 * The default tab of the home headline.
 *
 * Rule: DOM-10 (news with no switch on).
 *
 * @example
 * headlineTab({ robotroom: '1' }) // => 'anchors'
 * headlineTab({ shortvideo_check: '1' }) // => 'clips'
 * headlineTab({}) // => 'news'
 */
export const headlineTab = (switches: Switches): HeadlineTab => {
  if (isOn(switches, 'robotroom') || isOn(switches, 'anchorroom')) return 'anchors'
  if (isOn(switches, 'shortvideo_check')) return 'clips'
  return isOn(switches, 'match_database') ? 'database' : 'news'
}
