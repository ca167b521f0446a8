import { unseen, type Cases } from '../case'
import type { Stage } from '../stage'

type Names =
  | 'getCloudConfig'
  | 'getCommercialConfig'
  | 'getProfanityList'
  | 'translateText'
  | 'reportEvents'
  | 'reportQuality'

const header = ({ ann, target }: Stage) => ({
  SDKType: 10 as const,
  SDKAppID: target.server.sdkAppId,
  SDKVersion: '1',
  tinyID: '1',
  userID: ann.userID,
  platform: 3,
  instanceID: ann.client.instanceID,
  traceID: 'conformance',
})

export const appCases: Cases<Names> = {
  getCloudConfig: ({ target: { server } }) => ({
    request: { SDKAppID: server.sdkAppId },
    answer: { cloudControlConfig: (json: string) => typeof JSON.parse(json) === 'object' },
    seen: unseen('It reads.'),
    refused: [[{ SDKAppID: server.sdkAppId + 1 }, 'INVALID_ID']],
  }),
  getCommercialConfig: ({ target: { server } }) => ({
    request: { SDKAppID: server.sdkAppId },
    seen: unseen('It reads.'),
    refused: [[{ SDKAppID: server.sdkAppId + 1 }, 'INVALID_ID']],
  }),
  getProfanityList: () => ({ request: { deviceID: 'conformance' }, seen: unseen('It reads.') }),
  translateText: ({ ann, target: { server } }) => ({
    request: { SDKAppID: server.sdkAppId, from: ann.userID, sourceTextList: ['gol'], target: 'en' },
    answer: { translatedTextList: (texts: readonly string[]) => texts.length === 1 },
    // Without a provider of translations, as in production by default.
    mayRefuse: 'TRANSLATE_TEXT_FAIL',
    seen: unseen('It reads.'),
    refused: [
      [{ SDKAppID: server.sdkAppId + 1 }, 'INVALID_ID'],
      [{ from: 'nobody' }, 'INVALID_ID'],
    ],
  }),
  reportEvents: (stage) => ({
    request: {
      header: header(stage),
      eventList: [
        { eventID: stage.fresh(), name: 'login', level: 4, time: 1, command: '', code: 0, costTime: 1, count: 1 },
      ],
    },
    seen: unseen('It is for the operator.'),
    refused: [[{ header: { ...header(stage), userID: 'nobody' } }, 'INVALID_ID']],
  }),
  reportQuality: (stage) => ({
    request: {
      header: header(stage),
      recordList: [
        {
          recordID: stage.fresh(),
          startTime: 1,
          duration: 1,
          requestList: [],
          delayUnder1s: 0,
          delay1To3s: 0,
          delayOver3s: 0,
          connectCount: 0,
          connectedCount: 0,
          probeOkCount: 0,
          probeFailCount: 0,
        },
      ],
    },
    seen: unseen('It is for the operator.'),
    refused: [[{ header: { ...header(stage), userID: 'nobody' } }, 'INVALID_ID']],
  }),
}
