import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Heading,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type ReactNode } from 'react'
import { useFrames } from './frames'
import { drawAsPhone } from './look'
import styles from './docs-page.module.css'

/** What `guided()` of a story file gives. */
interface Guide {
  anatomy: readonly string[]
  good: readonly string[]
  bad: readonly string[]
  keys: Readonly<Record<string, string>>
}

/** The page of a component: what it is, how it is used, what it takes, and all its states. */
export const DocsPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  useLayoutEffect(drawAsPhone, [])
  useFrames()
  const isComponent = preparedMeta.component !== undefined
  const isFramed = preparedMeta.parameters['docs']?.story?.inline === false
  const guide = preparedMeta.parameters['guide'] as Guide | undefined
  return (
    <div className={preparedMeta.parameters['sheet'] === true ? undefined : styles.phone}>
      <Title />
      <Description of="meta" />
      {isComponent && <Import title={csfFile.meta.title} />}
      <Canvas sourceState={isComponent ? 'shown' : 'none'} />
      {guide && <GuideParts guide={guide} />}
      {isComponent && (
        <>
          <Heading>Props</Heading>
          {/* Controls do not reach a frame. */}
          {isFramed ? <ArgTypes of="meta" /> : <Controls />}
        </>
      )}
      {isComponent && csfFile.stories && Object.keys(csfFile.stories).length > 1 && <Heading>States</Heading>}
      <Stories title={<></>} includePrimary={false} />
    </div>
  )
}

/** The family is both the first part of a title and the entry of the package. */
const Import = ({ title }: { title: string }) => {
  const [family = '', name] = title.split('/')
  return <Source language="tsx" code={`import { ${name} } from '@org/ui/${family.toLowerCase()}'`} />
}

const GuideParts = ({ guide: { anatomy, good, bad, keys } }: { guide: Guide }) => {
  const rows = Object.entries(keys)
  return (
    <>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <ol className={styles.anatomy}>
          {anatomy.map((part) => (
            <li key={part}>{withCode(part)}</li>
          ))}
        </ol>
      </Unstyled>
      <Heading>Do and don&apos;t</Heading>
      <Unstyled>
        <div className={styles.advice}>
          <Advice className={styles.good} title="Do" lines={good} />
          <Advice className={styles.bad} title="Don't" lines={bad} />
        </div>
      </Unstyled>
      <Heading>Keyboard</Heading>
      <Unstyled>
        {rows.length === 0 ? (
          <p>Nothing in it takes the focus.</p>
        ) : (
          <table className={styles.keys}>
            <tbody>
              {rows.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">{keyNames(key)}</th>
                  <td>{withCode(does)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Unstyled>
    </>
  )
}

const Advice = ({ className, title, lines }: { className?: string; title: string; lines: readonly string[] }) => (
  <div className={className}>
    <strong>{title}</strong>
    <ul>
      {lines.map((line) => (
        <li key={line}>{withCode(line)}</li>
      ))}
    </ul>
  </div>
)

/** `Enter, Space` as two keys. */
const keyNames = (keys: string): ReactNode[] => keys.split(/, | (?=[←→↑↓])/).map((key) => <kbd key={key}>{key}</kbd>)

/** Names between backticks as code. In one element, because its container may lay out its children. */
const withCode = (text: string) => (
  <span>{text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece))}</span>
)
