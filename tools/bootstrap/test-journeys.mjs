import { launchScript } from './launcher/launch-script.mjs'

await launchScript('tools/bootstrap/test-journeys.ts')
