import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Section, Sheet, Switch, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { messageApi } from '../../api/messages'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from '../../parts/page/QueryView'
import { useZoneName } from '../../site/zone-context'

const { useGetNoticeSettingsQuery, useSetNoticeSettingsMutation } = messageApi

type Settings = ReplyOf<Endpoints['getNoticeSettings']>

const KINDS = ['goal', 'kick_off', 'on_air', 'plan_settled'] as const
/** What quiet hours are until the member chooses others. */
const NIGHT = { quiet_from: '23:00', quiet_to: '08:00' }
const NO_HOURS = { quiet_from: '00:00', quiet_to: '00:00' }

/** Of what the member is told while the app is closed, and the hours without it. */
const NoticeSettingsSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('notices')
  const { t: common } = useTranslation()
  const query = useGetNoticeSettingsQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <Sheet open title={t(($) => $.title)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <QueryView query={query} skeleton={{ kind: 'conversation', count: 4 }}>
        {(settings) => <Choices settings={settings} />}
      </QueryView>
    </Sheet>
  )
}

/** Each choice is shown at once, and taken back if it is refused. */
const Choices = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation('notices')
  const [chosen, setChosen] = useState<Partial<Settings>>({})
  const [save] = useSetNoticeSettingsMutation()
  const tellFailure = useTellFailure()
  const tz = useZoneName()
  const shown = { ...settings, ...chosen }
  const isQuiet = shown.quiet_from !== shown.quiet_to
  const choose = async (change: Partial<Settings>) => {
    setChosen((before) => ({ ...before, ...change }))
    const { error } = await save({ ...change, tz })
    if (!error) return
    setChosen({})
    tellFailure(error)
  }
  return (
    <>
      <Section title={t(($) => $.kinds)}>
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(($) => $[kind])}
            checked={shown[kind] === 1}
            onChange={(on) => void choose({ [kind]: on ? 1 : 0 })}
          />
        ))}
      </Section>
      <Section title={t(($) => $.quiet)}>
        <Switch
          label={t(($) => $.quiet)}
          note={t(($) => $.quietNote)}
          checked={isQuiet}
          onChange={(on) => void choose(on ? NIGHT : NO_HOURS)}
        />
        {isQuiet &&
          (['quiet_from', 'quiet_to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={t(($) => $[end])}
              value={shown[end]}
              onChange={(time) => void (time !== '' && choose({ [end]: time }))}
            />
          ))}
      </Section>
    </>
  )
}

export default NoticeSettingsSheet
