import { gzipSync } from 'node:zlib'
import { alone, besidePeers, type Bench } from './bench'
import { ENTRIES, type EntryName } from './entries'
import { browserBundle } from './harness/browser-bundle'

/** What a visitor downloads. kB are 1,000 bytes. */
export const sdkSize: Bench = {
  name: 'sdk-size',
  summary: 'SDK bundles, minified and gzipped, beside centrifuge and socket.io-client',
  run: async () => {
    const peers = { centrifuge: await size('centrifuge'), 'socket.io-client': await size('socketIo') }
    return [
      ...besidePeers('sdk-size core entry, all of it', UNIT, await size('core'), peers),
      alone('sdk-size core entry, createChat alone', UNIT, await size('createChat')),
      ...besidePeers('sdk-size createChat + groups + liveRooms', UNIT, await size('withModules'), peers),
      ...besidePeers('sdk-size core entry + react entry', UNIT, await size('withReact'), peers),
    ]
  },
}

const UNIT = 'kB gz'
const size = async (name: EntryName) => gzipSync(await browserBundle(ENTRIES[name]), { level: 9 }).length / 1_000
