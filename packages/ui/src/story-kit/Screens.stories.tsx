import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Ellipsis, Gift, Search, Settings, Share2, Smile, Star } from 'lucide-react'
import { useState } from 'react'
import { AppBar } from '../basics/app-bar'
import { Avatar } from '../basics/avatar'
import { Button } from '../basics/button'
import { CheckInCalendar } from '../account/check-in-calendar'
import { Composer } from '../chat/composer'
import { DateStrip } from '../sport/date-strip'
import { FilterChips } from '../basics/filter-chips'
import { IconButton } from '../basics/icon-button'
import { IncidentTimeline } from '../sport/incident-timeline'
import { LeagueHeader } from '../sport/league-header'
import { LiveCard } from '../live/live-card'
import { MatchCard } from '../sport/match-card'
import { MatchHead } from '../sport/match-head'
import { MessageList } from '../chat/message-list'
import { ProfileHead } from '../account/profile-head'
import { RoomChatList } from '../live/room-chat-list'
import { SegmentedTabs } from '../basics/segmented-tabs'
import { StatBars } from '../sport/stat-bars'
import { TabBar } from '../basics/tab-bar'
import { TaskRow } from '../account/task-row'
import { VideoPlayer } from '../live/video-player'
import { Screen } from './Screen'
import {
  checkInDays,
  conversation,
  messageLabels,
  days,
  incidents,
  matchCards,
  roomMessages,
  stats,
  tabBarItems,
} from './samples'
import { textsOf, type Texts } from './texts'

export default {
  title: 'Screens',
  parameters: { docs: { story: { inline: false, height: 812 } } },
} satisfies Meta
type Story = StoryObj

const nothing = () => undefined

const sportTabs = (t: Texts) => [
  { id: 'football', label: t.sports.football },
  { id: 'basketball', label: t.sports.basketball },
  { id: 'esports', label: t.sports.esports },
]

const ScoreScreen = ({ t }: { t: Texts }) => {
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
      {open && [cards.live, cards.halfTime, cards.soon].map((card) => <MatchCard key={card.clock} {...card} />)}
      <LeagueHeader name={t.leagues.laliga} count={1} expanded onToggle={nothing} />
      <MatchCard {...cards.finished} />
      <LeagueHeader name={t.leagues.brazil} count={1} expanded onToggle={nothing} />
      <MatchCard {...cards.off} />
    </Screen>
  )
}

export const ScoreList: Story = { render: (_, context) => <ScoreScreen t={textsOf(context)} /> }

export const LiveList: Story = {
  render: (_, context) => {
    const t = textsOf(context)
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

const LiveRoomScreen = ({ t }: { t: Texts }) => {
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

export const LiveRoom: Story = { render: (_, context) => <LiveRoomScreen t={textsOf(context)} /> }

export const MatchDetail: Story = {
  render: (_, context) => {
    const t = textsOf(context)
    return (
      <Screen
        top={
          <AppBar
            title={t.round}
            back={{ label: t.back }}
            actions={
              <>
                <IconButton label={t.match.collect} icon={<Star />} />
                <IconButton label={t.share} icon={<Share2 />} />
              </>
            }
          />
        }
      >
        <MatchHead
          home={{ name: t.teams.city, score: 2 }}
          away={{ name: t.teams.liverpool, score: 1 }}
          phase="live"
          clock="67'"
          live="LIVE"
          notes={[`${t.half} 1–0`, t.venue]}
        />
        <SegmentedTabs
          label={t.detailTabs.label}
          tabs={[
            { id: 'chat', label: t.detailTabs.chat },
            { id: 'status', label: t.detailTabs.status },
            { id: 'analysis', label: t.detailTabs.analysis },
            { id: 'lineup', label: t.detailTabs.lineup },
            { id: 'index', label: t.detailTabs.index },
          ]}
          selectedId="status"
          onSelect={nothing}
        />
        <IncidentTimeline label={t.incidents.label} incidents={incidents(t).slice(0, 6)} />
        <StatBars label={t.stats.label} homeName={t.teams.city} awayName={t.teams.liverpool} stats={stats(t)} />
      </Screen>
    )
  },
}

export const Chat: Story = {
  render: (_, context) => {
    const t = textsOf(context)
    return (
      <Screen
        fixed
        top={
          <AppBar
            title={t.names[1]}
            back={{ label: t.back }}
            actions={<IconButton label={t.more} icon={<Ellipsis />} />}
          />
        }
        bottom={
          <Composer
            value=""
            onChange={nothing}
            onSend={nothing}
            label={t.room.field}
            placeholder={t.room.write}
            sendLabel={t.room.send}
            after={<IconButton label={t.room.emoji} icon={<Smile />} />}
          />
        }
      >
        <MessageList items={conversation(t)} labels={messageLabels(t)} />
      </Screen>
    )
  },
}

export const UserCentre: Story = {
  render: (_, context) => {
    const t = textsOf(context)
    return (
      <Screen
        top={<AppBar title={t.tabs.mine} actions={<IconButton label={t.profile.settings} icon={<Settings />} />} />}
        bottom={<TabBar label={t.tabs.bar} items={tabBarItems(t)} activeId="mine" />}
      >
        <div style={{ display: 'grid', gap: 'var(--space-12)', padding: 'var(--space-12)' }}>
          <ProfileHead
            name={t.profile.name}
            signature={t.profile.signature}
            badges={[t.profile.level, t.profile.vip]}
            stats={[
              { id: 'follow', label: t.profile.stats.follow, value: '12' },
              { id: 'fans', label: t.profile.stats.fans, value: '3' },
              { id: 'gold', label: t.profile.stats.gold, value: '2,350' },
              { id: 'diamond', label: t.profile.stats.diamond, value: '1.24万' },
            ]}
          />
          <CheckInCalendar
            title={t.checkIn.title}
            note={t.checkIn.note}
            days={checkInDays(t)}
            onDay={nothing}
            action={<Button size="small">{t.checkIn.button}</Button>}
          />
          <div style={{ padding: '0 var(--space-16)', borderRadius: 'var(--radius-12)', background: 'var(--surface)' }}>
            <TaskRow
              name={t.tasks.online}
              description={t.tasks.onlineHint}
              award="+20"
              progress={{ value: 3, max: 5 }}
              action={<Button size="small">{t.tasks.claim}</Button>}
            />
          </div>
        </div>
      </Screen>
    )
  },
}
