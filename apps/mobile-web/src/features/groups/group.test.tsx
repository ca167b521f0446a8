import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formatHostMessage } from '@org/domain'
import type { FakeAnswers } from '@org/api-client/testing'
import type { AppChat } from '../../im/chat'
import { changeLang } from '../../i18n/i18n'
import { langChosen } from '../../store/preferences'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import GroupInfoScreen from './GroupInfoScreen'
import GroupMemberScreen from './GroupMemberScreen'
import GroupNewsScreen from './GroupNewsScreen'
import GroupScreen from './GroupScreen'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
  await changeLang('cn')
})

const GROUP = 'CHATGROUP_NORMAL_1'
const FANS = 'CHATGROUP_ANCHORFANS_7'

interface Scene {
  path?: string
  groupID?: string
  type?: 'Public' | 'Community'
  /** Who owns it; the viewer is `guest1`. */
  ownerID?: string
  isIn?: boolean
  joinOption?: 'FreeAccess' | 'NeedPermission' | 'DisableApply'
  member?: boolean
  /** Whether the history has a tip. */
  hasTip?: boolean
  answers?: FakeAnswers
}

const open = async (scene: Scene = {}) => {
  const { groupID = GROUP, path = `/chat-group/${groupID}`, ownerID = 'ana', isIn = true, member = true } = scene
  const { chat, server } = await chatWorld()
  chats.push(chat)
  server.addGroup({
    groupID,
    type: scene.type ?? 'Public',
    name: '足球茶馆',
    ownerID,
    joinOption: scene.joinOption ?? 'FreeAccess',
    members: new Set(['ana', 'bob', ...(isIn ? ['guest1'] : [])]),
  })
  if (scene.hasTip) {
    const msgContent = { operationType: 1, operatorID: 'bob', userIDList: ['bob'], memberList: [{ userID: 'bob' }] }
    server.world.append({ fromAccount: 'bob', groupID, msgBody: [{ msgType: 'TIMGroupTipElem', msgContent }] })
  }
  const shown = await show({
    path,
    chat,
    member,
    answers: {
      getGroupConfig: () => ({ group_id: groupID, slow_mode: 0, min_level: 0 }),
      getAnnouncements: () => ({ list: [], next: '' }),
      getFollowed: () => ({ list: [] }),
      ...scene.answers,
    },
    children: (
      <Routes>
        <Route path="/chat-group/:id" element={<GroupScreen />} />
        <Route path="/chat-group/anchor/:id" element={<GroupScreen />} />
        <Route path="/chat-group-info/:gid" element={<GroupInfoScreen />} />
        <Route path="/chat-group-announcements/:gid" element={<GroupNewsScreen />} />
        <Route path="/chat-group-member/:uid/:gid" element={<GroupMemberScreen />} />
        <Route path="*" element={null} />
      </Routes>
    ),
  })
  return { chat, server, ...shown }
}

const log = () => page.getByRole('log')
const field = () => page.getByRole('textbox', { name: '消息' })
const button = (name: string) => page.getByRole('button', { name })
const requests = (server: Awaited<ReturnType<typeof open>>['server'], name: string) =>
  server.requests.filter((request) => request.name === name).map(({ body }) => body)

describe('the conversation of a group', () => {
  it('shows who says what, what the server says, and sends', async () => {
    const { server } = await open()
    server.say({ from: 'bob', groupID: GROUP, text: '今晚看球' })
    const data = { group_id: GROUP, announcement_id: 1, text: '八点开播' }
    server.say({ from: 'broadcast', groupID: GROUP, custom: formatHostMessage({ type: 'ChatGroupAnnouceNew', data }) })
    await expect.element(page.getByRole('heading', { name: '足球茶馆' })).toBeVisible()
    await expect.element(log().getByText('今晚看球')).toBeVisible()
    await expect.element(log().getByText('bob')).toBeVisible()
    await expect.element(log().getByText('群公告：八点开播')).toBeVisible()
    await field().fill('来了')
    await button('发送').click()
    await expect.poll(() => requests(server, 'sendGroupMessage')).toHaveLength(1)
    await expect.element(log().getByText('来了')).toBeVisible()
  })

  it('is closed for a muted member until the mute is over', async () => {
    const { server } = await open()
    await expect.element(field()).toBeEnabled()
    const { memberData } = server.world.group(GROUP)
    const until = Math.floor(Date.now() / 1_000) + 600
    memberData.set('guest1', { ...memberData.get('guest1'), muteTime: until } as never)
    const tip = {
      operationType: 7,
      operatorID: 'ana',
      userIDList: ['guest1'],
      memberList: [{ userID: 'guest1', muteTime: until }],
    }
    const msgBody = [{ msgType: 'TIMGroupTipElem', msgContent: tip }]
    const stored = server.world.append({ fromAccount: 'ana', groupID: GROUP, msgBody })
    server.push('guest1', 'pushMessages', { messageList: [stored], sessionData: '' })
    await expect.element(log().getByText('guest1 被禁言')).toBeVisible()
    await expect.element(field()).toBeDisabled()
    await expect.element(page.getByPlaceholder(/您已被禁言至/)).toBeVisible()
  })

  it('tells of a mute that is over, and of no mute when a name card changes', async () => {
    const { server } = await open()
    await expect.element(field()).toBeEnabled()
    for (const change of [{ nameCard: 'Ana' }, { muteTime: 0 }]) {
      const tip = {
        operationType: 7,
        operatorID: 'ana',
        userIDList: ['ana'],
        memberList: [{ userID: 'ana', ...change }],
      }
      const msgBody = [{ msgType: 'TIMGroupTipElem', msgContent: tip }]
      const stored = server.world.append({ fromAccount: 'ana', groupID: GROUP, msgBody })
      server.push('guest1', 'pushMessages', { messageList: [stored], sessionData: '' })
    }
    await expect.element(log().getByText('ana 被解除禁言')).toBeVisible()
    expect(log().getByText(/禁言/).elements()).toHaveLength(1)
  })

  it('makes a member wait in the slow mode after an own message, as the server says it now', async () => {
    await open({ answers: { getGroupConfig: () => ({ group_id: GROUP, slow_mode: 60, min_level: 0 }) } })
    await field().fill('一')
    await button('发送').click()
    await expect.element(page.getByRole('timer', { name: /慢速模式/ })).toBeVisible()
  })

  it('is entered by who is not in it', async () => {
    const { server } = await open({ isIn: false })
    await button('加入群聊').click()
    await expect.element(field()).toBeEnabled()
    expect(requests(server, 'joinGroup')).toHaveLength(1)
  })

  it.each([
    ['cn', '申请加入', '给管理员的留言（选填）', '发送申请', '已申请加入，等待管理员同意'],
    [
      'pt-br',
      'Pedir para entrar',
      'Mensagem aos administradores (opcional)',
      'Enviar pedido',
      'Pedido enviado: aguarde um administrador',
    ],
  ] as const)(
    'is asked for with a message, if managers decide, and says in %s that they are waited for',
    async (lang, ask, label, send, waits) => {
      const { server, store } = await open({ isIn: false, joinOption: 'NeedPermission' })
      store.dispatch(langChosen(lang))
      await changeLang(lang)
      await button(ask).click()
      await page.getByRole('textbox', { name: label }).fill('我是老球迷')
      await button(send).click()
      await expect.element(page.getByText(waits)).toBeVisible()
      expect(button(ask).elements()).toEqual([])
      expect(requests(server, 'joinGroup')).toMatchObject([{ applyMessage: '我是老球迷' }])
    },
  )

  it.each([
    ['cn', '本群不接受加入申请'],
    ['pt-br', 'Este grupo não aceita pedidos de entrada'],
  ] as const)('says in %s that nobody may ask to join it', async (lang, text) => {
    const { store } = await open({ isIn: false, joinOption: 'DisableApply' })
    store.dispatch(langChosen(lang))
    await changeLang(lang)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
  })

  it('reads once who the viewer is in it, also if the history has tips', async () => {
    const { server } = await open({ hasTip: true })
    await expect.element(log().getByText('bob 加入了群聊')).toBeVisible()
    await field().fill('好')
    await button('发送').click()
    await expect.poll(() => requests(server, 'sendGroupMessage')).toHaveLength(1)
    expect(requests(server, 'getGroupMemberProfile')).toHaveLength(1)
  })

  it('of fans is entered through the anchor', async () => {
    const { callsOf } = await open({
      groupID: FANS,
      path: `/chat-group/anchor/${FANS}`,
      isIn: false,
      answers: { joinAnchorGroup: () => ({ group_id: FANS }) },
    })
    await expect.element(button('关注')).toBeVisible()
    await button('加入群聊').click()
    await expect.poll(() => callsOf('joinAnchorGroup').map(({ body }) => body['anchorid'])).toEqual([7])
  })

  it('is for members of the site, and says that there is no such group', async () => {
    await open({ path: '/chat-group/nothing' })
    await expect.element(page.getByText('群聊不存在')).toBeVisible()
  })

  it('asks a guest to log in', async () => {
    await open({ member: false })
    await expect.element(page.getByRole('main').getByRole('link', { name: '去登录' })).toBeVisible()
  })
})

describe('the facts of a group', () => {
  it('list its members, and are left by a member after a question', async () => {
    const { server, place } = await open({ path: `/chat-group-info/${GROUP}` })
    await expect.element(button('bob')).toBeVisible()
    expect(page.getByText('全员禁言').elements()).toEqual([])
    await button('退出群聊').click()
    await button('确定').click()
    await expect.poll(place).toBe('/c2c')
    expect(requests(server, 'quitGroup')).toHaveLength(1)
  })

  it('list the members of a role, which is in the address, also after a look at one of them', async () => {
    const { server, place } = await open({ path: `/chat-group-info/${GROUP}` })
    server.world.group(GROUP).managers.add('bob')
    const list = page.getByRole('list', { name: '群成员' })
    const names = () =>
      list
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent)
    const role = (name: string) => page.getByRole('radio', { name, exact: true })
    await expect.poll(() => names().length).toBe(3)
    await expect.element(role('全部')).toBeChecked()
    await role('管理员').click()
    await expect.poll(names).toEqual([expect.stringMatching(/bob管理员$/)])
    await list.getByRole('button').click()
    await page.getByRole('button', { name: '返回' }).click()
    await expect.poll(place).toBe(`/chat-group-info/${GROUP}?role=Admin`)
    await expect.poll(names).toEqual([expect.stringMatching(/bob管理员$/)])
    await role('普通成员').click()
    await expect.poll(names).toEqual([expect.stringMatching(/guest1$/)])
    expect(role('自定义身份').elements()).toEqual([])
  })

  it('say that a role has no members, and have roles of their own in communities only', async () => {
    const none = page.getByText('没有这种身份的成员')
    await open({ path: `/chat-group-info/${GROUP}?role=Custom` })
    await expect.element(page.getByRole('radio', { name: '全部' })).toBeChecked()
    await page.getByRole('radio', { name: '管理员' }).click()
    await expect.element(none).toBeVisible()
    await open({ path: `/chat-group-info/${GROUP}?role=Custom`, type: 'Community' })
    await expect.element(page.getByRole('radio', { name: '自定义身份' })).toBeChecked()
    await expect.element(none).toBeVisible()
  })

  it('list more members of the chosen role on a press', async () => {
    const { server } = await open({ path: `/chat-group-info/${GROUP}?role=Member` })
    const { members } = server.world.group(GROUP)
    for (let nth = 0; nth < 31; nth++) members.add(`m${nth}`)
    await page.getByRole('radio', { name: '群主' }).click()
    await page.getByRole('radio', { name: '普通成员' }).click()
    await button('查看更多成员').click()
    await expect.poll(() => page.getByRole('list', { name: '群成员' }).getByRole('button').elements()).toHaveLength(33)
    expect(requests(server, 'getGroupMemberList').at(-1)).toMatchObject({ role: 'Member', offset: 30 })
  })

  it('let a manager set the slow mode and mute all', async () => {
    const { server, callsOf } = await open({
      path: `/chat-group-info/${GROUP}`,
      ownerID: 'guest1',
      answers: { setGroupConfig: () => ({ group_id: GROUP, slow_mode: 30, min_level: 0 }) },
    })
    await page.getByRole('radio', { name: '30秒' }).click()
    await expect.poll(() => callsOf('setGroupConfig').map(({ body }) => body['slow_mode'])).toEqual([30])
    await page.getByRole('switch', { name: '全员禁言' }).click()
    await expect.element(page.getByRole('switch', { name: '全员禁言' })).toBeChecked()
    expect(requests(server, 'updateGroupProfile')).toHaveLength(1)
    expect(button('退出群聊').elements()).toEqual([])
  })
})

describe('the applications to a group', () => {
  const shownTo = (ownerID: string) => open({ path: `/chat-group-info/${GROUP}`, ownerID })
  const sheet = () => page.getByRole('dialog', { name: '入群申请' })

  it('are counted for a manager, who lets one in and refuses another', async () => {
    const { server } = await shownTo('guest1')
    server.groups.apply(GROUP, 'carol', '我是老球迷')
    server.groups.apply(GROUP, 'dave')
    await expect.element(page.getByRole('img', { name: '2条待处理' })).toBeVisible()
    await button('入群申请').click()
    await expect.element(sheet().getByText('我是老球迷')).toBeVisible()
    const of = (name: string) => sheet().getByRole('listitem').filter({ hasText: name })
    await of('carol').getByRole('button', { name: '同意' }).click()
    await expect.element(of('carol')).not.toBeInTheDocument()
    await of('dave').getByRole('button', { name: '拒绝' }).click()
    await expect.element(sheet().getByText('没有待处理的申请')).toBeVisible()
    expect([...server.world.group(GROUP).members].toSorted()).toEqual(['ana', 'bob', 'carol', 'guest1'])
    await sheet().getByRole('button', { name: '关闭' }).click()
    await expect.element(button('carol')).toBeVisible()
    expect(page.getByRole('img', { name: /待处理/ }).elements()).toEqual([])
  })

  it('are taken off the list if another manager was first', async () => {
    const { server, store } = await shownTo('guest1')
    server.groups.apply(GROUP, 'carol')
    await button('入群申请').click()
    await expect.element(sheet().getByText('没有留言')).toBeVisible()
    const decide = server.handler('handleGroupApplication')
    server.answer('handleGroupApplication', (...call) => {
      void decide(...call)
      return decide(...call)
    })
    await sheet().getByRole('button', { name: '拒绝' }).click()
    await expect.poll(() => store.getState().feedback.toast?.text).toBe('这条申请已处理过了')
    await expect.element(sheet().getByText('没有待处理的申请')).toBeVisible()
  })

  it('are read again on a press, if that failed', async () => {
    const scene = await shownTo('guest1')
    const read = scene.server.handler('getGroupApplicationList')
    scene.server.answer('getGroupApplicationList', () => Promise.reject(scene.server.refuse('GROUP_PERMISSION_DENY')))
    scene.server.groups.apply(GROUP, 'carol', '我是老球迷')
    await expect.element(button('入群申请')).toBeVisible()
    await expect.poll(() => requests(scene.server, 'getGroupApplicationList').length).toBeGreaterThan(0)
    await button('入群申请').click()
    scene.server.answer('getGroupApplicationList', read)
    await sheet().getByRole('button', { name: '重试' }).click()
    await expect.element(sheet().getByText('我是老球迷')).toBeVisible()
  })

  it('are not shown to a member', async () => {
    await shownTo('ana')
    await expect.element(button('退出群聊')).toBeVisible()
    expect(button('入群申请').elements()).toEqual([])
  })
})

describe('the announcements of a group', () => {
  const news = { id: 3, text: '今晚八点见', author: '阿峰', created_at: 1_700_000_000 }

  it('are written and deleted by managers', async () => {
    const { callsOf } = await open({
      path: `/chat-group-announcements/${GROUP}`,
      ownerID: 'guest1',
      answers: {
        getAnnouncements: () => ({ list: [news], next: '' }),
        addAnnouncement: () => ({ announcement: news }),
        deleteAnnouncement: () => ({}),
      },
    })
    await expect.element(page.getByText('今晚八点见')).toBeVisible()
    await button('发布公告').click()
    await page.getByRole('textbox', { name: '公告内容' }).fill('明天见')
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect.poll(() => callsOf('addAnnouncement').map(({ body }) => body['text'])).toEqual(['明天见'])
    await button('删除公告').click()
    await button('确定').click()
    await expect.poll(() => callsOf('deleteAnnouncement').map(({ body }) => body['id'])).toEqual([3])
  })

  it('are read by members, who write none', async () => {
    await open({ path: `/chat-group-announcements/${GROUP}` })
    await expect.element(page.getByText('还没有公告')).toBeVisible()
    expect(button('发布公告').elements()).toEqual([])
  })
})

describe('a member of a group', () => {
  it('is muted, made an admin and removed by the owner', async () => {
    const { server } = await open({ path: `/chat-group-member/bob/${GROUP}`, ownerID: 'guest1' })
    await button('10分钟').click()
    await expect.element(page.getByText(/^禁言至/)).toBeVisible()
    await button('解除禁言').click()
    await expect.element(page.getByText(/^禁言至/)).not.toBeInTheDocument()
    await page.getByRole('switch', { name: '设为管理员' }).click()
    await expect.element(page.getByRole('switch', { name: '设为管理员' })).toBeChecked()
    await button('移出群聊').click()
    await button('确定').click()
    await expect.poll(() => server.world.group(GROUP).members.has('bob')).toBe(false)
  })

  it('has a page that leads to the profile, without deeds for other members', async () => {
    await open({ path: `/chat-group-member/bob/${GROUP}` })
    await expect.element(page.getByRole('link', { name: '个人资料' })).toHaveAttribute('href', '/c2c-user/bob')
    expect(button('移出群聊').elements()).toEqual([])
  })

  it('is not there any more once they have left', async () => {
    await open({ path: `/chat-group-member/carol/${GROUP}` })
    await expect.element(page.getByText('此人不在群里')).toBeVisible()
  })
})
