import { Gift } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { rovingKeyDown } from '../../util/roving-key-down'
import styles from './GiftPanel.module.css'

export interface GiftItem {
  id: string
  name: string
  /** The URL of the picture. */
  icon?: string | null
  price: number
  /** The price as text, with its currency. */
  priceText: string
  /** A short mark, such as "new". */
  mark?: string
}

interface GiftPagesProps {
  label: string
  gifts: readonly GiftItem[]
  selectedId: string | null
  onSelect: (id: string) => void
  money: number
}

const A_PAGE = 8

/** The gifts in pages of two rows, which snap, with dots below. */
export const GiftPages = ({ label, gifts, selectedId, onSelect, money }: GiftPagesProps) => {
  const pages = Array.from({ length: Math.ceil(gifts.length / A_PAGE) }, (_, at) =>
    gifts.slice(at * A_PAGE, (at + 1) * A_PAGE),
  )
  const scroller = useRef<HTMLDivElement>(null)
  const current = useVisiblePage(scroller, pages.length)
  const stop = gifts.some(({ id }) => id === selectedId) ? selectedId : gifts[0]?.id
  return (
    <>
      <div ref={scroller} role="radiogroup" aria-label={label} className={styles.pages} onKeyDown={rovingKeyDown}>
        {pages.map((page, at) => (
          <div key={at} className={styles.page}>
            {page.map((gift) => (
              <button
                key={gift.id}
                type="button"
                role="radio"
                data-roving=""
                aria-checked={gift.id === selectedId}
                tabIndex={gift.id === stop ? 0 : -1}
                className={styles.gift}
                data-dear={gift.price > money || undefined}
                onClick={() => onSelect(gift.id)}
              >
                {gift.mark && <span className={styles.mark}>{gift.mark}</span>}
                <span aria-hidden className={styles.icon}>
                  {gift.icon ? <img src={gift.icon} alt="" loading="lazy" decoding="async" /> : <Gift />}
                </span>
                <span className={styles.name}>{gift.name}</span>
                <span className={styles.price}>{gift.priceText}</span>
              </button>
            ))}
          </div>
        ))}
      </div>
      {pages.length > 1 && (
        <div aria-hidden className={styles.dots}>
          {pages.map((_, at) => (
            <span key={at} className={styles.dot} data-current={at === current || undefined} />
          ))}
        </div>
      )}
    </>
  )
}

/** The index of the page that is more than half in view. The scroll position is not read, which would need a layout. */
const useVisiblePage = (scroller: { current: HTMLElement | null }, count: number) => {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const root = scroller.current
    if (!root) return
    const pages = [...root.children]
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several moves together, in their order.
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(pages.indexOf(seen.target))
      },
      { root, threshold: 0.6 },
    )
    for (const page of pages) observer.observe(page)
    return () => observer.disconnect()
  }, [scroller, count])
  return current
}
