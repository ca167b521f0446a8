import { cssVar, TOKENS, type Token, type TokenGroup, type TokenName } from '@org/ui/tokens'
import { type ReactNode, useState } from 'react'
import styles from './Foundations.module.css'

/** The tokens of a group with their names. */
export const rowsOf = (group: TokenGroup) => Object.entries(TOKENS[group]) as [TokenName, Token][]

export const Page = ({ children }: { children: ReactNode }) => <main className={styles.page}>{children}</main>

export const Group = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2 className={styles.title}>{title}</h2>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    <div className={styles.grid}>{children}</div>
  </section>
)

/** One token: a specimen, its name, which copies its use, and what it is for. */
export const TokenCard = ({ name, token, children }: { name: TokenName; token: Token; children: ReactNode }) => (
  <article className={styles.card}>
    {children}
    <CopyName name={name} />
    <span>{token.use}</span>
    <code>{[token.value, token.dark].filter(Boolean).join(' · ')}</code>
  </article>
)

const CopyName = ({ name }: { name: TokenName }) => {
  const [copied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(cssVar(name)).then(() => setCopied(true))
  return (
    <button type="button" className={styles.name} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {copied ? 'Copied' : name}
    </button>
  )
}
