import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { paintGlb } from '../model-finish/paint-glb.ts'
import { makeUsdz } from '../usdz/make-usdz.ts'
import type { ModelWish } from './model-in-thread.ts'

const { file, folder, paints, kind } = workerData as ModelWish
const plain = readFileSync(file)
const pictureOf = (name: string) => readFileSync(join(folder, 'surfaces', `${name}.jpg`))
const painted = paints.length > 0 ? paintGlb(plain, paints, pictureOf) : plain
parentPort?.postMessage(kind === 'usdz' ? makeUsdz(painted) : painted)
