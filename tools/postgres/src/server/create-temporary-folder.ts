import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a temporary folder. Unlike the system’s default it can be traversed by other users, so
 * that an embedded server started by root can keep its files inside under its own account.
 *
 * @param parent the folder above; by default that of the system.
 */
export async function createTemporaryFolder(prefix: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix))
  await chmod(folder, 0o711)
  return folder
}
