import type { Master } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Avatar, ListGroup, ListRow, Tag } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { hitOf } from './record-texts'

/** Who has written a plan, with a link to their page. */
export const MasterRow = ({ master }: { master: Master }) => {
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const to = pagePath('master', { id: master.uid })
  const record =
    master.settled === 0
      ? t(($) => $.noRecord)
      : `${t(($) => $.record, { settled: String(master.settled), won: String(master.won) })} · ${hitOf(master)}`
  return (
    <ListGroup>
      <ListRow
        icon={<Avatar name={master.nick_name} src={master.avatar} size="small" />}
        title={master.nick_name}
        note={record}
        {...(master.demo === 1 && { end: <Tag>{t(($) => $.demo)}</Tag> })}
        href={useHref(to)}
        onPress={() => void navigate(to)}
      />
    </ListGroup>
  )
}
