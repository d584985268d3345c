import { access, constants, mkdir } from 'node:fs/promises'

/** Creates the folder of uploads and cached pictures; throws if nothing can be written there. */
export async function prepareDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK | constants.X_OK)
}
