export { blocklist, type BlocklistMethods } from './blocklist'
