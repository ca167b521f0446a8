import type { Block } from '@org/api-client/contract'
import { safePath } from '@org/domain'
import { Picture } from '@org/ui/basics'
import { Link } from 'react-router'
import styles from './Blocks.module.css'

/** The blocks of an article or a document. Their texts are plain. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.blocks}>
    {blocks.map((block, at) => (
      // Blocks of one article keep their places.
      <Part key={at} block={block} />
    ))}
  </div>
)

const Part = ({ block: { type, text, items, url } }: { block: Block }) => {
  if (type === 'heading') return <h2>{text}</h2>
  if (type === 'quote') return <blockquote>{text}</blockquote>
  if (type === 'picture') return <Picture src={url} alt={text} />
  if (type === 'link') return <p>{safePath(url) ? <Link to={url}>{text}</Link> : <Outside to={url} text={text} />}</p>
  if (type === 'list')
    return (
      <ul>
        {items.map((item, at) => (
          // Two items can be equal, and items keep their places.
          <li key={at}>{item}</li>
        ))}
      </ul>
    )
  return <p>{text}</p>
}

/** The server stores only addresses as `https://…`; a text with another one is no link. */
const Outside = ({ to, text }: { to: string; text: string }) =>
  to.startsWith('https://') ? (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    text
  )
