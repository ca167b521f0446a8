import { EmojiGrid } from '@org/ui/chat'

interface EmojiPanelProps {
  label: string
  emoji: readonly string[]
  onSelect: (emoji: string) => void
}

/** An emoji is its own name: screen readers know what each shows. */
const EmojiPanel = ({ label, emoji, onSelect }: EmojiPanelProps) => (
  <EmojiGrid
    label={label}
    emoji={[...new Set(emoji)].map((one) => ({ id: one, emoji: one, label: one }))}
    onSelect={onSelect}
  />
)

export default EmojiPanel
