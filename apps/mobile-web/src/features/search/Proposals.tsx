import { Chip } from '@org/ui/basics'
import styles from './Proposals.module.css'

interface ProposalsProps {
  /** The heading of the proposals. */
  title: string
  keywords: readonly string[]
  onChoose: (keyword: string) => void
}

/** Keywords to search for. */
export const Proposals = ({ title, keywords, onChoose }: ProposalsProps) =>
  keywords.length > 0 && (
    <div role="group" aria-label={title} className={styles.proposals}>
      {keywords.map((keyword) => (
        <Chip key={keyword} onClick={() => onChoose(keyword)}>
          {keyword}
        </Chip>
      ))}
    </div>
  )
