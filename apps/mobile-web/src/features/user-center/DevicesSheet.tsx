import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Button, ListRow, Sheet, Tag } from '@org/ui/basics'
import { useState } from 'react'
import { sessionApi, sessionPagesApi } from '../../api/sessions'
import { useMomentText } from '../../hooks/use-moment-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'

const { useEndSessionMutation, useLogoutEverywhereMutation } = sessionApi
const { useGetSessionsInfiniteQuery } = sessionPagesApi

type Session = ReplyOf<Endpoints['getSessions']>['list'][number]

/** What is to be ended: a device, all others, or all. */
type Ending = Session | 'others' | 'all'

interface DevicesSheetProps {
  onClose: () => void
  /** After the logout from all devices, which includes this one. */
  onLeft: () => void
}

const keyOf = ({ id }: Session) => id

/** The devices on which the member is logged in. Each can be logged out, all others, or all. */
const DevicesSheet = ({ onClose, onLeft }: DevicesSheetProps) => {
  const { t } = useTranslation('devices')
  const { t: common } = useTranslation()
  const momentText = useMomentText()
  const sessions = usePaged(useGetSessionsInfiniteQuery({}, { refetchOnMountOrArgChange: true }), keyOf)
  const [ending, setEnding] = useState<Ending | null>(null)
  const nameOf = ({ device }: Session) => device || t(($) => $.unknown)
  const hasOthers = sessions.currentData?.list.some(({ own }) => own === 0) ?? false
  return (
    <>
      <Sheet
        open
        title={t(($) => $.title)}
        closeLabel={common(($) => $.close)}
        onClose={onClose}
        footer={
          <>
            <Button block tone="soft" disabled={!hasOthers} onPress={() => setEnding('others')}>
              {t(($) => $.endOthers)}
            </Button>
            <Button block tone="outline" onPress={() => setEnding('all')}>
              {t(($) => $.endAll)}
            </Button>
          </>
        }
      >
        <ListView
          label={t(($) => $.title)}
          query={sessions}
          skeleton="conversation"
          empty={{ title: t(($) => $.empty) }}
          keyOf={keyOf}
        >
          {(session) => (
            <ListRow
              title={nameOf(session)}
              note={t(($) => $.seen, { time: momentText(session.seen_at) })}
              end={
                session.own === 1 ? (
                  <Tag>{t(($) => $.own)}</Tag>
                ) : (
                  <Button
                    size="small"
                    tone="outline"
                    aria-label={t(($) => $.endOf, { device: nameOf(session) })}
                    onPress={() => setEnding(session)}
                  >
                    {t(($) => $.end)}
                  </Button>
                )
              }
            />
          )}
        </ListView>
      </Sheet>
      {ending !== null && (
        <EndDialog
          ending={ending}
          name={typeof ending === 'string' ? '' : nameOf(ending)}
          onClose={() => setEnding(null)}
          onLeft={onLeft}
        />
      )}
    </>
  )
}

interface EndDialogProps extends DevicesSheetProps {
  ending: Ending
  /** Of the device; empty for several. */
  name: string
}

const EndDialog = ({ ending, name, onClose, onLeft }: EndDialogProps) => {
  const { t } = useTranslation('devices')
  const tellFailure = useTellFailure()
  const [endSession] = useEndSessionMutation()
  const [logoutEverywhere] = useLogoutEverywhereMutation()
  const [confirm, busy] = useOneAtATime(async () => {
    const { error } =
      ending === 'all' ? await logoutEverywhere({}) : await endSession(ending === 'others' ? {} : { id: ending.id })
    onClose()
    if (error) return tellFailure(error)
    if (ending === 'all') onLeft()
  })
  const texts = {
    others: { title: t(($) => $.endOthers), hint: t(($) => $.endOthersHint) },
    all: { title: t(($) => $.endAll), hint: t(($) => $.endAllHint) },
    one: { title: t(($) => $.endOf, { device: name }), hint: t(($) => $.endHint) },
  }[typeof ending === 'string' ? ending : 'one']
  return (
    <ConfirmDialog
      name="end-session"
      title={texts.title}
      hint={texts.hint}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}

export default DevicesSheet
