/** The maximum size of an entry in an app, minified and gzipped, without its peer dependencies. */
const entry = (name, path, limit, options = {}) => ({
  name: `${name}${options.import ? ` ${options.import}` : ''}`,
  path: `../../packages/${path}`,
  limit,
  gzip: true,
  ignore: ['react', 'react-dom', '@reduxjs/toolkit', 'react-redux'],
  ...options,
})

/** The maximum size of the style sheet of a family of the kit, gzipped. */
const sheet = (family, limit) =>
  entry(`@org/ui/${family}.css`, `ui/dist/${family}.css`, limit, { disablePlugins: ['@size-limit/esbuild'] })

/** Everything that an app can pass to `createChat` or render with. Shared code counts once. */
const EVERYTHING = {
  index: '{ createChat, EVENT, ImError, IM_PLATFORM, NOTIFY_ROOM, TYPES, webSocketTransport }',
  'elements/index': '{ elements }',
  'groups/index': '{ groups }',
  'group-attributes/index': '{ groupAttributes }',
  'group-counters/index': '{ groupCounters }',
  'group-members/index': '{ groupMembers, MUTE_TIMES }',
  'group-applications/index': '{ groupApplications }',
  'live-rooms/index': '{ liveRooms }',
  'mentions/index': '{ mentions }',
  'message-actions/index': '{ messageActions }',
  'message-extensions/index': '{ messageExtensions }',
  'reactions/index': '{ reactions }',
  'read-receipts/index': '{ readReceipts }',
  'topics/index': '{ topics }',
  'profiles/index': '{ profiles }',
  'blocklist/index': '{ blocklist }',
  'devices/index': '{ devices }',
  'friends/index': '{ friends }',
  'user-status/index': '{ userStatus }',
  'shared-socket/index': '{ sharedSocket }',
  'conversation-actions/index': '{ conversationActions }',
  'conversation-groups/index': '{ conversationGroups }',
  'storage/index': '{ indexedDBStorage, storage }',
  'config/index': '{ ABILITY, cloudConfig }',
  'moderation/index': '{ moderation }',
  'reports/index': '{ reports }',
  'uploads/index': '{ uploads }',
  'binary/index': '{ binary }',
  'clock/worker-clock': '{ workerClock }',
  'react/index':
    '{ ChatProvider, useChat, useConversations, useDraft, useLiveRoom, useMessages, useNetState, useSession, useUnread }',
}

export default [
  entry('@org/domain', 'domain/dist/index.js', '24 kB'),
  entry('@org/domain', 'domain/dist/index.js', '1 kB', { import: '{ footballClock }' }),
  entry('@org/domain', 'domain/dist/index.js', '1 kB', { import: '{ checkInButton }' }),
  entry('@org/site-brands', 'site-brands/dist/index.js', '12 kB'),
  entry('@org/site-brands', 'site-brands/dist/index.js', '4 kB', { import: '{ siteOfSource }' }),
  // The reasons are in docs/decisions/0001-tools.md.
  entry('@org/im-sdk', 'im-sdk/dist/index.js', '37.2 kB'),
  // Two thirds are errors, names and the parsing of messages, which the core entry already contains.
  entry('@org/im-sdk/elements', 'im-sdk/dist/elements/index.js', '7.8 kB'),
  // Half are errors, names and limits, which the core entry already contains.
  entry('@org/im-sdk/group-attributes', 'im-sdk/dist/group-attributes/index.js', '5 kB'),
  entry('@org/im-sdk/group-counters', 'im-sdk/dist/group-counters/index.js', '4 kB'),
  // Half are errors and the reading of messages, which the core entry already contains.
  entry('@org/im-sdk/groups', 'im-sdk/dist/groups/index.js', '11.3 kB'),
  entry('@org/im-sdk/group-members', 'im-sdk/dist/group-members/index.js', '5 kB'),
  entry('@org/im-sdk/group-applications', 'im-sdk/dist/group-applications/index.js', '4 kB'),
  entry('@org/im-sdk/live-rooms', 'im-sdk/dist/live-rooms/index.js', '8.1 kB'),
  // Two thirds are errors, names and the parsing of messages, which the core entry already contains.
  entry('@org/im-sdk/topics', 'im-sdk/dist/topics/index.js', '10.1 kB'),
  entry('@org/im-sdk/conversation-actions', 'im-sdk/dist/conversation-actions/index.js', '7.2 kB'),
  // Half of each are errors, names and limits, which the core entry already contains.
  entry('@org/im-sdk/profiles', 'im-sdk/dist/profiles/index.js', '6.8 kB'),
  entry('@org/im-sdk/blocklist', 'im-sdk/dist/blocklist/index.js', '5 kB'),
  entry('@org/im-sdk/devices', 'im-sdk/dist/devices/index.js', '4 kB'),
  // Two thirds are errors, names and the sending of elements, which the core entry already contains.
  entry('@org/im-sdk/message-actions', 'im-sdk/dist/message-actions/index.js', '8.2 kB'),
  // Half are errors and names, which the core entry already contains.
  entry('@org/im-sdk/message-extensions', 'im-sdk/dist/message-extensions/index.js', '6 kB'),
  // Most of it are errors and names, which the core entry already contains.
  entry('@org/im-sdk/mentions', 'im-sdk/dist/mentions/index.js', '4.6 kB'),
  // Two thirds are the extensions of messages, errors and names, which other entries already contain.
  entry('@org/im-sdk/reactions', 'im-sdk/dist/reactions/index.js', '7.4 kB'),
  entry('@org/im-sdk/user-status', 'im-sdk/dist/user-status/index.js', '6 kB'),
  entry('@org/im-sdk/friends', 'im-sdk/dist/friends/index.js', '9 kB'),
  entry('@org/im-sdk/read-receipts', 'im-sdk/dist/read-receipts/index.js', '6 kB'),
  entry('@org/im-sdk/conversation-groups', 'im-sdk/dist/conversation-groups/index.js', '7 kB'),
  // The whole contract with its schemas, for servers and tools: it grows with every command, and no app loads it.
  entry('@org/im-sdk/protocol', 'im-sdk/dist/protocol/index.js', '31.5 kB'),
  // Two thirds of it are protobufjs.
  entry('@org/im-sdk/binary', 'im-sdk/dist/binary/index.js', '24.3 kB'),
  // Half is the transport over WebSocket, which the core entry already contains.
  entry('@org/im-sdk/shared-socket', 'im-sdk/dist/shared-socket/index.js', '6 kB'),
  // The engine with all modules.
  entry('@org/im-sdk/compat', 'im-sdk/dist/compat/index.js', '100 kB'),
  entry('@org/im-sdk/config', 'im-sdk/dist/config/index.js', '3 kB'),
  // A third are errors, which the core entry already contains.
  entry('@org/im-sdk/storage', 'im-sdk/dist/storage/index.js', '5.3 kB'),
  // Most of it are errors and names, which the core entry already contains.
  entry('@org/im-sdk/typing', 'im-sdk/dist/typing/index.js', '4.5 kB'),
  // Half are errors and names, which the core entry already contains.
  entry('@org/im-sdk/local-search', 'im-sdk/dist/local-search/index.js', '6.8 kB'),
  // Two thirds are errors, names and the ids of conversations, which the core entry already contains.
  entry('@org/im-sdk/outbox', 'im-sdk/dist/outbox/index.js', '5 kB'),
  entry('@org/im-sdk/moderation', 'im-sdk/dist/moderation/index.js', '4 kB'),
  // Half are errors, names and limits, which the core entry already contains.
  entry('@org/im-sdk/reports', 'im-sdk/dist/reports/index.js', '8 kB'),
  entry('@org/im-sdk/uploads', 'im-sdk/dist/uploads/index.js', '10.5 kB'),
  entry('@org/im-sdk/worker-clock', 'im-sdk/dist/clock/worker-clock.js', '2 kB'),
  entry('@org/im-sdk/react', 'im-sdk/dist/react/index.js', '5.1 kB'),
  // Modules have their own limits above; this is for future modules.
  entry('@org/im-sdk', 'im-sdk/dist/index.js', '111.1 kB', {
    name: '@org/im-sdk, every entry at once',
    import: Object.fromEntries(
      Object.entries(EVERYTHING).map(([path, names]) => [`../../packages/im-sdk/dist/${path}.js`, names]),
    ),
  }),
  entry('@org/api-client', 'api-client/dist/index.js', '3 kB'),
  // The client and the rows that an app calls, without schemas, independent of the size of the contract.
  entry('@org/api-client', 'api-client/dist/index.js', '4 kB', {
    name: '@org/api-client, three rows of the contract',
    import: {
      '../../packages/api-client/dist/index.js': '{ createApiClient }',
      '../../packages/api-client/dist/contract/index.js': '{ getDateMatch, login, checkin }',
    },
  }),
  entry('@org/api-client/contract', 'api-client/dist/contract/index.js', '30 kB'),
  entry('@org/api-client/rtk', 'api-client/dist/rtk/index.js', '2 kB'),
  entry('@org/ui/basics', 'ui/dist/basics/index.js', '32 kB'),
  entry('@org/ui/sport', 'ui/dist/sport/index.js', '24 kB'),
  entry('@org/ui/live', 'ui/dist/live/index.js', '24 kB'),
  entry('@org/ui/chat', 'ui/dist/chat/index.js', '26.4 kB'),
  entry('@org/ui/account', 'ui/dist/account/index.js', '20 kB'),
  // With the clock and what moves at a goal.
  entry('@org/ui/sport', 'ui/dist/sport/index.js', '3.2 kB', { import: '{ MatchCard }' }),
  sheet('basics', '10.6 kB'),
  sheet('sport', '10.3 kB'),
  sheet('live', '6.3 kB'),
  sheet('chat', '5.2 kB'),
  sheet('account', '4.2 kB'),
]
