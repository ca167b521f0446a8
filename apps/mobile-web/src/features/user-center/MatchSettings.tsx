import { Button, Section, Switch } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { matchNotices, soundChosen, vibrationChosen } from '../../matches/match-notices'
import { signalNotice } from '../../matches/notice-signal'
import { areCollectedShielded, collectedShielded } from '../../matches/spoiler-shield'
import { laterPart } from '../../parts/later-part'
import { useAppDispatch, useAppSelector } from '../../store/store'

const NoticeSettingsSheet = laterPart(() => import('./NoticeSettingsSheet'), ['notices'])

/** What the app shows of collected matches, and how it tells of them. */
export const MatchSettings = () => {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const shielded = useAppSelector(areCollectedShielded)
  const [showsSheet, setShowsSheet] = useState(false)
  const { sound, vibration } = useAppSelector(matchNotices.selectSlice)
  return (
    <Section look="card" title={t(($) => $.settings.matches)}>
      <Switch
        label={t(($) => $.settings.shield)}
        note={t(($) => $.settings.shieldNote)}
        checked={shielded}
        onChange={(value) => dispatch(collectedShielded(value))}
      />
      <Switch
        label={t(($) => $.settings.sound)}
        checked={sound}
        onChange={(value) => {
          dispatch(soundChosen(value))
          // The press also allows the page to play it later.
          signalNotice({ sound: value, vibration: false })
        }}
      />
      <Switch
        label={t(($) => $.settings.vibration)}
        checked={vibration}
        onChange={(value) => dispatch(vibrationChosen(value))}
      />
      <Button block tone="soft" aria-haspopup="dialog" onPress={() => setShowsSheet(true)}>
        {t(($) => $.settings.notices)}
      </Button>
      <Suspense>{showsSheet && <NoticeSettingsSheet onClose={() => setShowsSheet(false)} />}</Suspense>
    </Section>
  )
}
