/** The folder of the server's data, unless DATA names another. */
import os from 'node:os'
import path from 'node:path'

export function defaultDataFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
  home: string = os.homedir(),
): string {
  switch (platform) {
    case 'darwin':
      return path.join(home, 'Library', 'Application Support', 'Tiletum')
    case 'win32':
      return path.join(
        environment['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local'),
        'Tiletum',
      )
    default:
      return path.join(
        environment['XDG_DATA_HOME'] ?? path.join(home, '.local', 'share'),
        'tiletum',
      )
  }
}
