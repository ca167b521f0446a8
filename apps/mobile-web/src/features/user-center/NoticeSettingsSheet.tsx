import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Section, Sheet, Switch, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { messageApi } from '../../api/messages'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { matchNotices, pushChosen } from '../../matches/match-notices'
import { pushPermission } from '../../matches/push-permission'
import { QueryView } from '../../parts/page/QueryView'
import { useZoneName } from '../../site/zone-context'
import { useAppDispatch, useAppSelector } from '../../store/store'

const { useGetNoticeSettingsQuery, useSetNoticeSettingsMutation } = messageApi

type NoticeSettings = ReplyOf<Endpoints['getNoticeSettings']>

const KINDS = ['goal', 'kick_off', 'on_air', 'plan_settled'] as const
/** What quiet hours are until the member chooses others. */
const NIGHT = { quiet_from: '23:00', quiet_to: '08:00' }
const NO_HOURS = { quiet_from: '00:00', quiet_to: '00:00' }

/** Whether this browser tells the fan of anything while the app is closed; for members of what, and the hours without it. */
const NoticeSettingsSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('notices')
  const { t: common } = useTranslation()
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  return (
    <Sheet open title={t(($) => $.title)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <ThisBrowser />
      {loggedIn && <Settings />}
    </Sheet>
  )
}

const ThisBrowser = () => {
  const { t } = useTranslation('notices')
  const dispatch = useAppDispatch()
  const { push } = useAppSelector(matchNotices.selectSlice)
  const permission = pushPermission()
  const isAllowed = permission === 'granted'
  return (
    <Switch
      label={t(($) => $.browser)}
      note={t(($) => $.permissions[permission ?? 'none'])}
      checked={isAllowed && push}
      disabled={!isAllowed}
      onChange={(on) => dispatch(pushChosen(on))}
    />
  )
}

const Settings = () => {
  const query = useGetNoticeSettingsQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <QueryView query={query} skeleton={{ kind: 'conversation', count: 4 }}>
      {(settings) => <Choices settings={settings} />}
    </QueryView>
  )
}

/** Each choice is shown at once, and taken back if it is refused. */
const Choices = ({ settings }: { settings: NoticeSettings }) => {
  const { t } = useTranslation('notices')
  const [chosen, setChosen] = useState<Partial<NoticeSettings>>({})
  const [save] = useSetNoticeSettingsMutation()
  const tellFailure = useTellFailure()
  const tz = useZoneName()
  const shown = { ...settings, ...chosen }
  const isQuiet = shown.quiet_from !== shown.quiet_to
  const choose = async (change: Partial<NoticeSettings>) => {
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
