import { handOver } from './bare/hand-over.mjs'

await handOver('tools/bootstrap/test-all.ts')
