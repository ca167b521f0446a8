import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { IncidentIcon, type IncidentKind } from '../sport/incident-timeline/IncidentIcon'
import styles from './Icons.module.css'
import { KIT_ICONS } from './kit-icons'

export default {
  title: 'Foundations/Icons',
  globals: { viewport: { value: undefined } },
  parameters: { sheet: true },
} satisfies Meta

const SIZES = [16, 20, 24, 32] as const

const INCIDENTS: Readonly<Record<IncidentKind, string>> = {
  goal: 'a goal',
  penalty: 'a goal by a penalty',
  ownGoal: 'an own goal',
  missedPenalty: 'a missed penalty',
  yellowCard: 'a yellow card',
  redCard: 'a red card',
  secondYellow: 'the second yellow card',
  substitution: 'a substitution',
  corner: 'a corner kick',
  var: 'a video referee decision',
}

interface IconCardProps {
  name: string
  use: string
  /** What a press copies. */
  code: string
  children: ReactNode
}

const IconCard = ({ name, use, code, children }: IconCardProps) => {
  const [copied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(code).then(() => setCopied(true))
  return (
    <button type="button" className={styles.card} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {children}
      <span className={styles.name}>{copied ? 'Copied' : name}</span>
      <span className={styles.use}>{use}</span>
    </button>
  )
}

const Group = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    <p className={styles.use}>{note}</p>
    <div className={styles.grid}>{children}</div>
  </section>
)

/** A press copies the import. */
export const Icons: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <Group
        title="Icons"
        note="Lucide, stroke 2, in the colour of the text. 16 px next to text of 12 and 13 px, 20 px in rows, 24 px in bars and buttons, 32 px on an empty page."
      >
        {Object.entries(KIT_ICONS).map(([name, { icon: Icon, use }]) => (
          <IconCard key={name} name={name} use={use} code={`import { ${name} } from 'lucide-react'`}>
            <span className={styles.sizes}>
              {SIZES.map((size) => (
                <Icon key={size} size={size} aria-hidden />
              ))}
            </span>
          </IconCard>
        ))}
      </Group>
      <Group title="Incidents" note="The marks of a match, in the colours of what they mean; their shapes differ too.">
        {(Object.keys(INCIDENTS) as IncidentKind[]).map((kind) => (
          <IconCard key={kind} name={kind} use={INCIDENTS[kind]} code={`kind: '${kind}'`}>
            <span className={styles.own}>
              <IncidentIcon kind={kind} label={INCIDENTS[kind]} />
            </span>
          </IconCard>
        ))}
      </Group>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = []
    const { clipboard } = navigator
    const { writeText } = clipboard
    clipboard.writeText = async (text) => void copied.push(text)
    try {
      await userEvent.click(canvas.getByRole('button', { name: /^CircleAlert/ }))
      await expect(copied).toEqual(["import { CircleAlert } from 'lucide-react'"])
    } finally {
      clipboard.writeText = writeText
    }
  },
}
