import { readFile } from 'node:fs/promises'
import { type ShopSetup, shopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import * as z from 'zod'

/** A setup file is invalid; the message lists every wrong field. */
export class SetupFileError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SetupFileError'
  }
}

/** @throws SetupFileError */
export async function readSetupFile(path: string): Promise<ShopSetup> {
  const parsed = shopSetup.safeParse(parseJson(await readText(path)))
  if (!parsed.success) throw new SetupFileError(z.prettifyError(parsed.error))
  return parsed.data
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new SetupFileError('The file cannot be read', error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SetupFileError('The file is not valid JSON', error)
  }
}
