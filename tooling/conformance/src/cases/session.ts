import { TYPES } from '@org/im-sdk/protocol'
import { pushed, reads, unseen, type Cases } from '../case'

const WEB = 3
const ANDROID = 1

type Names =
  | 'login'
  | 'logout'
  | 'hello'
  | 'ping'
  | 'kickOther'
  | 'keepAlive'
  | 'setAppStatus'
  | 'setPushToken'
  | 'setSelfStatus'
  | 'getUserStatus'
  | 'subscribeUserStatus'
  | 'unsubscribeUserStatus'

const isOf =
  (userID: string, statusType: number) =>
  (status: { userID: string; statusType: number }): boolean =>
    status.userID === userID && status.statusType === statusType

export const sessionCases: Cases<Names> = {
  login: async (stage) => {
    const { cyd, bob, target } = stage
    const device = await stage.connect(cyd, WEB)
    return {
      by: device,
      request: {},
      head: { usersig: target.server.sign(cyd) },
      answer: { a2Key: (key: string) => key !== '', helloInterval: (seconds: number) => seconds > 0 },
      seen: [
        reads(bob, 'getUserStatus', { userIDList: [cyd] }, { userStatusList: [isOf(cyd, TYPES.USER_STATUS_ONLINE)] }),
      ],
      after: () => device.ask('logout', {}),
    }
  },
  logout: async (stage) => {
    const { cyd, bob } = stage
    const device = await stage.enter(cyd)
    await bob.ask('subscribeUserStatus', { userIDList: [cyd] })
    const isOffline = ({ userID, statusType }: { userID: string; statusType: number }) =>
      userID === cyd && statusType !== TYPES.USER_STATUS_ONLINE
    return {
      by: device,
      request: {},
      seen: [pushed(bob, 'pushUserStatus', { userStatusList: [isOffline] })],
    }
  },
  hello: () => ({
    request: {},
    answer: { timeStamp: (seconds: number) => seconds > 0 },
    seen: unseen('It only keeps the session alive.'),
  }),
  ping: () => ({ request: {}, seen: unseen('It only keeps the connection alive.') }),
  kickOther: async (stage) => {
    const other = await stage.enter(stage.cyd, ANDROID)
    return {
      by: await stage.enter(stage.cyd, WEB),
      request: {},
      seen: [pushed(other, 'pushKickedOut', { kickType: (type: number) => type > 0 })],
    }
  },
  keepAlive: () => ({ request: {}, seen: unseen('It only keeps the session alive.') }),
  setAppStatus: () => ({
    request: { state: 'Background', c2cUnreadCount: 3 },
    seen: unseen('It is for notifications of this device.'),
  }),
  setPushToken: ({ target }) => ({
    request: { sdkAppID: target.server.sdkAppId, deviceToken: 'token' },
    seen: unseen('It is for notifications of this device.'),
    refused: [[{ sdkAppID: target.server.sdkAppId + 1 }, 'INVALID_ID']],
  }),
  setSelfStatus: async (stage) => {
    const { ann, bob } = stage
    await bob.ask('subscribeUserStatus', { userIDList: [ann.userID] })
    const customStatus = stage.fresh()
    return {
      request: { customStatus },
      answer: { statusType: TYPES.USER_STATUS_ONLINE, customStatus },
      seen: [pushed(bob, 'pushUserStatus', { userStatusList: [{ userID: ann.userID, customStatus }] })],
    }
  },
  getUserStatus: ({ bob }) => ({
    request: { userIDList: [bob.userID, 'nobody'] },
    answer: {
      userStatusList: [isOf(bob.userID, TYPES.USER_STATUS_ONLINE)],
      resultItem: [{ userID: 'nobody' }],
    },
    seen: unseen('It reads.'),
  }),
  subscribeUserStatus: ({ bob }) => ({
    request: { userIDList: [bob.userID] },
    answer: { resultItem: [] },
    seen: unseen('It is for this connection. The case of setSelfStatus has its pushes.'),
  }),
  unsubscribeUserStatus: async ({ ann, bob }) => {
    await ann.ask('subscribeUserStatus', { userIDList: [bob.userID] })
    return {
      request: { userIDList: [bob.userID] },
      answer: { resultItem: [] },
      seen: unseen('It is for this connection.'),
    }
  },
}
