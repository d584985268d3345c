import { launchScript } from './launcher/launch-script.mjs'

await launchScript('tools/bench/run-bench.ts')
