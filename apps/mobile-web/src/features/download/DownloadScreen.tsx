import { DownloadPage } from './DownloadPage'

/** How to get the app on this device. Rule: DOM-16. */
const DownloadScreen = () => <DownloadPage />

export default DownloadScreen
