import { handOver } from './bare/hand-over.mjs'

await handOver('tools/bench/run-bench.ts')
