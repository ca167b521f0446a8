import { TYPES, type Message } from '@org/im-sdk'
import { useMessages } from '@org/im-sdk/react'
import { Checkbox, Section } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'

interface EvidenceProps {
  gid: string
  isGroup: boolean
  /** The sequences of the chosen messages. */
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
}

/** As many as a report may name. */
const MOST = 20

/** The latest messages of others in the conversation, of which some are evidence; nothing without a chat or messages. */
const Evidence = (props: EvidenceProps) => (
  <WhenChat>
    <Choices {...props} />
  </WhenChat>
)

const Choices = ({ gid, isGroup, chosen, onChoose }: EvidenceProps) => {
  const { t } = useTranslation('report')
  const { messages } = useMessages(`${isGroup ? TYPES.CONV_GROUP : TYPES.CONV_C2C}${gid}`)
  const theirs = messages.filter(({ flow, sequence }) => flow === 'in' && sequence > 0).slice(-MOST)
  if (theirs.length === 0) return null
  return (
    <Section title={t(($) => $.evidence)}>
      <ul aria-label={t(($) => $.evidence)}>
        {theirs.map((message) => (
          <li key={message.ID}>
            <Checkbox
              label={textOf(message) ?? t(($) => $.otherMessage)}
              checked={chosen.includes(message.sequence)}
              onChange={(isChosen) =>
                onChoose([
                  ...chosen.filter((each) => each !== message.sequence),
                  ...(isChosen ? [message.sequence] : []),
                ])
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const textOf = (message: Message): string | null => (message.type === TYPES.MSG_TEXT ? message.payload.text : null)

export default Evidence
