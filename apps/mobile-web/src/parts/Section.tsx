import { Button, Section as KitSection } from '@org/ui/basics'
import type { ReactNode, Ref } from 'react'
import { useHref, useNavigate } from 'react-router'

interface SectionProps {
  title: string
  /** The link to the full list. */
  more?: { label: string; to: string; onOpen?: () => void } | undefined
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** A part of a page with a heading, and with a link to the full list. */
export const Section = ({ title, more, children, ref }: SectionProps) => (
  <KitSection ref={ref} title={title} action={more && <More title={title} {...more} />}>
    {children}
  </KitSection>
)

const More = ({ title, label, to, onOpen }: NonNullable<SectionProps['more']> & { title: string }) => {
  const navigate = useNavigate()
  const open = () => {
    onOpen?.()
    void navigate(to)
  }
  return (
    <Button tone="plain" size="small" href={useHref(to)} onPress={open} aria-label={`${label} ${title}`}>
      {label}
    </Button>
  )
}
