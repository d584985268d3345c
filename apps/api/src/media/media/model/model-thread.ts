import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { paintGlb } from '../../model-finish/paint-glb.ts'
import { buildUsdz } from '../../usdz/build-usdz.ts'
import type { ModelRequest } from './build-model-in-thread.ts'

const { file, folder, paints, kind } = workerData as ModelRequest
const sourceGlb = readFileSync(file)
const readSurfacePicture = (name: string) => readFileSync(join(folder, 'surfaces', `${name}.jpg`))
const painted = paints.length > 0 ? paintGlb(sourceGlb, paints, readSurfacePicture) : sourceGlb
parentPort?.postMessage(kind === 'usdz' ? buildUsdz(painted) : painted)
