import { DownloadPage } from './DownloadPage'

/** How to get the app on this device. Source: app.md §2. */
const DownloadScreen = () => <DownloadPage />

export default DownloadScreen
