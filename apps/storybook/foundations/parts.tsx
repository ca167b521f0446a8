import { cssVar, TOKENS, type Token, type TokenGroup, type TokenName } from '@org/ui/tokens'
import { type ReactNode, useState } from 'react'
import styles from './Foundations.module.css'

/** The tokens of a group with their names. */
export const rowsOf = (group: TokenGroup) => Object.entries(TOKENS[group]) as [TokenName, Token][]

/** In the meta of a page: as wide as the window, at the size of a phone of 375 px. */
export const SHEET = { globals: { viewport: { value: undefined } }, parameters: { sheet: true } }

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

/** What scrolls within the page when it is wider. A keyboard scrolls only what can be focused. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

/** The first cell of a row is its head. */
export const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) => (
  <Scroller label={head[0] ?? ''}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={column} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {others.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)

interface Advice {
  /** Why. */
  because: string
  good: ReactNode
  bad: ReactNode
}

/** What to do and what not, next to each other. */
export const DoDont = ({ because, good, bad }: Advice) => (
  <figure className={styles.advice}>
    <div className={styles.good}>
      <strong>Do</strong>
      {good}
    </div>
    <div className={styles.bad}>
      <strong>Don&apos;t</strong>
      {bad}
    </div>
    <figcaption>{because}</figcaption>
  </figure>
)
