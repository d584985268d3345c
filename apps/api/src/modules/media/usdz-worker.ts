import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { makeUsdz } from '../usdz/make-usdz.ts'

parentPort?.postMessage(makeUsdz(readFileSync(String(workerData))))
