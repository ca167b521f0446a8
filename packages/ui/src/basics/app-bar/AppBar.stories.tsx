import type { Meta } from '@storybook/react-vite'
import { Search, Share2, Star } from 'lucide-react'
import { IconButton } from '../icon-button'
import { SegmentedTabs } from '../segmented-tabs'
import { nothing, Stack, localised } from '../../story-kit/story'
import { AppBar } from './AppBar'

export default { title: 'Basics/AppBar', component: AppBar } satisfies Meta<typeof AppBar>

export const WithBackAndActions = localised((t) => (
  <AppBar
    title={t.round}
    subtitle={t.venue}
    back={{ label: t.back, href: '#back' }}
    actions={
      <>
        <IconButton label={t.match.collect} icon={<Star />} />
        <IconButton label={t.share} icon={<Share2 />} />
      </>
    }
  />
))

export const Plain = localised((t) => <AppBar title={t.profile.settings} back={{ label: t.back, onPress: nothing }} />)

export const LongTitle = localised((t) => (
  <Stack pad={false}>
    <div style={{ width: '100%' }}>
      <AppBar
        title={t.liveTitles[0]}
        back={{ label: t.back }}
        actions={<IconButton label={t.share} icon={<Share2 />} />}
      />
    </div>
  </Stack>
))

export const WithTabs = localised((t) => (
  <AppBar
    align="start"
    title={
      <SegmentedTabs
        look="title"
        label={t.sports.label}
        tabs={[
          { id: 'football', label: t.sports.football },
          { id: 'basketball', label: t.sports.basketball },
          { id: 'esports', label: t.sports.esports },
        ]}
        selectedId="football"
        onSelect={nothing}
      />
    }
    actions={<IconButton label={t.search} icon={<Search />} />}
  />
))
