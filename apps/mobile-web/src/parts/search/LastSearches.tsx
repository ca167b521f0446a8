import { ListGroup, ListRow } from '@org/ui/basics'
import { History, Trash2 } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import type { KeywordEntry } from './search-history'

interface LastSearchesProps {
  /** The newest first. */
  entries: readonly KeywordEntry[]
  onChoose: (keyword: string) => void
  onClear: () => void
}

/** The last searches, which can be repeated and cleared. */
export const LastSearches = ({ entries, onChoose, onClear }: LastSearchesProps) => {
  const { t } = useTranslation('search')
  if (entries.length === 0) return null
  return (
    <ListGroup title={t(($) => $.last)}>
      {entries.map(({ target_id: keyword }) => (
        <ListRow key={keyword} icon={<History />} title={keyword} onPress={() => onChoose(keyword)} />
      ))}
      <ListRow tone="danger" icon={<Trash2 />} title={t(($) => $.clearLast)} onPress={onClear} />
    </ListGroup>
  )
}
