import { Bell, CircleAlert, Inbox, Search, Share2, ShieldCheck, Star, TriangleAlert } from 'lucide-react'

const ICONS = {
  alert: <CircleAlert />,
  bell: <Bell />,
  inbox: <Inbox />,
  search: <Search />,
  share: <Share2 />,
  shield: <ShieldCheck />,
  star: <Star />,
  warning: <TriangleAlert />,
}

/** The control of a prop that is an icon: a choice by name. */
export const iconControl = {
  control: { type: 'select' },
  options: Object.keys(ICONS),
  mapping: ICONS,
} as const
