import { Button } from '@org/ui/basics'
import { useId, type ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import styles from './HomeScreen.module.css'

interface SectionProps {
  title: string
  more: { label: string; to: string; onOpen?: () => void }
  children: ReactNode
}

/** A section of the home screen with a link to the full list. */
export const Section = ({ title, more, children }: SectionProps) => {
  const titleId = useId()
  const navigate = useNavigate()
  const open = () => {
    more.onOpen?.()
    void navigate(more.to)
  }
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button tone="plain" size="small" href={useHref(more.to)} onPress={open} aria-label={`${more.label} ${title}`}>
          {more.label}
        </Button>
      </div>
      {children}
    </section>
  )
}
