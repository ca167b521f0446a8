import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { tabBarItems } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { TabBar } from './TabBar'

export default { title: 'Basics/TabBar', component: TabBar } satisfies Meta<typeof TabBar>

export const FiveTabsWithBadges = localised(function Tabs(t) {
  const [active, setActive] = useState('score')
  return <TabBar label={t.tabs.bar} items={tabBarItems(t)} activeId={active} onSelect={setActive} />
})

export const ThreeTabs = localised((t) => (
  <TabBar label={t.tabs.bar} items={tabBarItems(t).slice(0, 3)} activeId="home" />
))
