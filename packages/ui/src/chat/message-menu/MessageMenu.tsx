import type { SheetAction } from '../../basics/action-sheet'
import type { ModalOptions } from '../../basics/modal'
import { Sheet } from '../../basics/sheet'
import type { RootProps } from '../../util/merge-props'
import type { MessageReaction } from '../message-row'
import styles from './MessageMenu.module.css'

export interface MessageMenuProps
  extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel' | 'onSelect' | 'title'> {
  /** Whose message it is and what it says, e.g. "Ana: who watches tonight?"; the accessible name. */
  title: string
  /** The accessible name of the button that closes the menu. */
  closeLabel: string
  /** The quick reactions, without counts. */
  reactions?: readonly Omit<MessageReaction, 'count'>[]
  /** Called with the id of a reaction. */
  onReact?: (reactionId: string) => void
  /** Reply, copy, forward, take back, delete, …; with icons, those that cannot be undone last. */
  actions: readonly SheetAction[]
  /** Called with the id of an action. The caller closes the menu. */
  onSelect: (id: string) => void
}

/** What can be done with a message, after a long press on it: quick reactions and a grid of actions. */
export const MessageMenu = (props: MessageMenuProps) => {
  const { reactions = [], onReact, actions, onSelect, ...sheet } = props
  return (
    <Sheet data-component="MessageMenu" {...sheet}>
      {reactions.length > 0 && (
        <div className={styles.reactions}>
          {reactions.map(({ id, emoji, label, isMine = false }) => (
            <button
              key={id}
              type="button"
              aria-label={label}
              aria-pressed={isMine}
              className={styles.reaction}
              onClick={onReact && (() => onReact(id))}
            >
              {typeof emoji === 'string' ? <span aria-hidden>{emoji}</span> : <img src={emoji.src} alt="" />}
            </button>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        {actions.map(({ id, label, note, icon, tone = 'plain', disabled }) => (
          <button
            key={id}
            type="button"
            disabled={disabled}
            data-tone={tone}
            className={styles.action}
            onClick={() => onSelect(id)}
          >
            <span aria-hidden className={styles.icon}>
              {icon}
            </span>
            <span className={styles.label}>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
