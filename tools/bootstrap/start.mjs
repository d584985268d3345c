import { launchScript } from './launcher/launch-script.mjs'

await launchScript('tools/bootstrap/start-shop.ts')
