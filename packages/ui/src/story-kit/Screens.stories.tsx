import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Gift, Search, Share2, Smile, Star } from 'lucide-react'
import { useState } from 'react'
import { AppBar } from '../app-bar'
import { Avatar } from '../avatar'
import { Button } from '../button'
import { Composer } from '../composer'
import { DateStrip } from '../date-strip'
import { FilterChips } from '../filter-chips'
import { IconButton } from '../icon-button'
import { LeagueHeader } from '../league-header'
import { LiveCard } from '../live-card'
import { MatchCard } from '../match-card'
import { RoomChatList } from '../room-chat-list'
import { SegmentedTabs } from '../segmented-tabs'
import { TabBar } from '../tab-bar'
import { VideoPlayer } from '../video-player'
import { Screen } from './Screen'
import { days, matchCards, roomMessages, tabBarItems } from './samples'
import { wordsOf, type Words } from './words'

export default { title: 'Screens' } satisfies Meta
type Story = StoryObj

const nothing = () => undefined

const sportTabs = (t: Words) => [
  { id: 'football', label: t.sports.football },
  { id: 'basketball', label: t.sports.basketball },
  { id: 'esports', label: t.sports.esports },
]

const ScoreScreen = ({ t }: { t: Words }) => {
  const [sport, setSport] = useState('football')
  const [filter, setFilter] = useState('all')
  const [day, setDay] = useState('2026-11-21')
  const [open, setOpen] = useState(true)
  const cards = matchCards(t)
  return (
    <Screen
      top={
        <>
          <AppBar
            align="start"
            title={
              <SegmentedTabs
                look="title"
                label={t.sports.label}
                tabs={sportTabs(t)}
                selectedId={sport}
                onSelect={setSport}
              />
            }
            actions={
              <>
                <IconButton label={t.search} icon={<Search />} />
                <IconButton label={t.match.collect} icon={<Star />} />
              </>
            }
          />
          <DateStrip
            label={t.dates}
            days={days(t)}
            selectedId={day}
            onSelect={setDay}
            action={<IconButton label={t.calendar} icon={<CalendarDays />} />}
          />
        </>
      }
      bottom={<TabBar label={t.tabs.bar} items={tabBarItems(t)} activeId="score" />}
    >
      <FilterChips
        label={t.filters.label}
        chips={[
          { id: 'all', label: t.filters.all },
          { id: 'inplay', label: t.filters.inplay, count: 9, tone: 'live' },
          { id: 'waiting', label: t.filters.waiting },
          { id: 'finished', label: t.filters.finished },
        ]}
        selectedId={filter}
        onSelect={setFilter}
      />
      <LeagueHeader
        name={t.leagues.epl}
        count={3}
        countLabel={t.matches(3)}
        expanded={open}
        onToggle={() => setOpen(!open)}
      />
      {open && [cards.live, cards.halfTime, cards.soon].map((card, at) => card && <MatchCard key={at} {...card} />)}
      <LeagueHeader name={t.leagues.laliga} count={1} expanded onToggle={nothing} />
      {cards.finished && <MatchCard {...cards.finished} />}
      <LeagueHeader name={t.leagues.brazil} count={1} expanded onToggle={nothing} />
      {cards.off && <MatchCard {...cards.off} />}
    </Screen>
  )
}

export const ScoreList: Story = { render: (_, context) => <ScoreScreen t={wordsOf(context)} /> }

export const LiveList: Story = {
  render: (_, context) => {
    const t = wordsOf(context)
    return (
      <Screen
        top={<AppBar title={t.tabs.live} actions={<IconButton label={t.search} icon={<Search />} />} />}
        bottom={<TabBar label={t.tabs.bar} items={tabBarItems(t)} activeId="live" />}
      >
        <SegmentedTabs
          label={t.sports.label}
          tabs={[{ id: 'follow', label: t.follow }, ...sportTabs(t)]}
          selectedId="football"
          onSelect={nothing}
        />
        <div
          style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-8)', padding: 'var(--space-12)' }}
        >
          {t.liveTitles.map((title, at) => (
            <LiveCard
              key={title}
              title={title}
              anchor={{ name: t.names[at] ?? t.anchor }}
              heat={`${2 + at}.1万`}
              live={at < 3 ? t.live : null}
              tag={t.sports.football}
              match={at === 0 ? `${t.teams.city} 2–1 ${t.teams.liverpool}` : undefined}
              href="#live"
            />
          ))}
        </div>
      </Screen>
    )
  },
}

const LiveRoomScreen = ({ t }: { t: Words }) => {
  const [draft, setDraft] = useState('')
  return (
    <Screen
      fixed
      top={
        <VideoPlayer
          status="paused"
          muted
          labels={t.player}
          onPlay={nothing}
          onPause={nothing}
          onMute={nothing}
          title={t.liveTitles[0]}
          back={{ label: t.back }}
          latency={{ text: t.player.latency, label: t.player.catchUp, behind: false, onCatchUp: nothing }}
          quality={{ choices: [{ id: 'HD', label: t.player.qualities.HD }], selectedId: 'HD', onSelect: nothing }}
          line={{ choices: [{ id: '1', label: t.player.lines[0] ?? '' }], selectedId: '1', onSelect: nothing }}
          onFullscreen={nothing}
          actions={<IconButton tone="onScrim" label={t.share} icon={<Share2 />} />}
        >
          <video muted playsInline />
        </VideoPlayer>
      }
    >
      <div
        style={{
          display: 'flex',
          gap: 'var(--space-8)',
          alignItems: 'center',
          padding: 'var(--space-8) var(--space-12)',
          background: 'var(--surface)',
        }}
      >
        <Avatar name={t.anchor} live size="small" />
        <div style={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
          <div style={{ fontWeight: 600 }}>{t.anchor}</div>
          <div style={{ color: 'var(--text-3)', fontSize: 'var(--size-12)' }}>{t.room.viewers}</div>
        </div>
        <Button size="small">{t.follow}</Button>
      </div>
      <SegmentedTabs
        label={t.room.tabs.label}
        tabs={[
          { id: 'chat', label: t.room.tabs.chat },
          { id: 'private', label: t.room.tabs.private, count: 3, countLabel: t.unread(3) },
          { id: 'anchors', label: t.room.tabs.anchors },
          { id: 'quiz', label: t.room.tabs.quiz },
          { id: 'status', label: t.room.tabs.status },
        ]}
        selectedId="chat"
        onSelect={nothing}
      />
      <RoomChatList label={t.room.label} messages={roomMessages(t, 40)} newMessagesLabel={t.room.newMessages} />
      <Composer
        value={draft}
        onChange={setDraft}
        onSend={() => setDraft('')}
        label={t.room.field}
        placeholder={t.room.write}
        sendLabel={t.room.send}
        maxLength={60}
        after={
          <>
            <IconButton label={t.room.emoji} icon={<Smile />} />
            <IconButton tone="brand" label={t.room.gifts} icon={<Gift />} />
          </>
        }
      />
    </Screen>
  )
}

export const LiveRoom: Story = { render: (_, context) => <LiveRoomScreen t={wordsOf(context)} /> }
