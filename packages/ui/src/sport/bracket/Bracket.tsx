import { useId, useState } from 'react'
import { SegmentedTabs } from '../../basics/segmented-tabs'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Bracket.module.css'
import { Tie, type BracketTie } from './Tie'

export interface BracketRound {
  id: string
  /** E.g. "Quarter-finals". */
  name: string
  /** From top to bottom: the winners of two neighbours meet in the next round. */
  ties: readonly BracketTie[]
  /** `true` for a match beside the tree, such as the one for the third place. */
  isApart?: boolean
}

export interface BracketProps extends RootProps<'div'> {
  /** The accessible name of the bracket and of the tabs of its rounds. */
  label: string
  /** From the first round to the final. */
  rounds: readonly BracketRound[]
  /** The round whose tab is chosen at first; by default the first round. */
  startId?: string
  /** Called with the id of a pressed match, instead of the browser's navigation. */
  onTie?: (id: string) => void
}

/** A knockout as a tree that scrolls sideways. The narrowest phones show one round at a time, chosen by tabs. */
export const Bracket = ({ label, rounds, startId, onTie, ...rest }: BracketProps) => {
  const [chosenId, setChosenId] = useState(startId)
  const base = useId()
  const selectedId = rounds.some(({ id }) => id === chosenId) ? chosenId : rounds[0]?.id
  const panelId = (id: string) => `${base}-${id}`
  return (
    <div {...mergeProps({ className: styles.bracket, 'data-component': 'Bracket' }, rest)}>
      <SegmentedTabs
        label={label}
        tabs={rounds.map(({ id, name }) => ({ id, label: name, panelId: panelId(id) }))}
        selectedId={selectedId ?? ''}
        onSelect={setChosenId}
        className={styles.tabs}
      />
      <div role="group" aria-label={label} tabIndex={0} className={styles.scroller}>
        {rounds.map((round) => (
          <section
            key={round.id}
            id={panelId(round.id)}
            aria-label={round.name}
            className={styles.round}
            data-selected={round.id === selectedId || undefined}
            data-apart={round.isApart || undefined}
          >
            <h3 className={styles.heading}>{round.name}</h3>
            <ol className={styles.ties}>
              {round.ties.map((tie) => (
                <li key={tie.id} className={styles.place}>
                  <Tie tie={tie} onTie={onTie} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}
