import os from 'node:os'

const EVERYWHERE = ['0.0.0.0', '::']

/** The addresses under which a browser finds the server: first on this machine, then in the network. */
export function addressesOf(host: string, port: number): readonly string[] {
  if (!EVERYWHERE.includes(host))
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  const others = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return ['127.0.0.1', ...others].map((address) => `http://${address}:${port}`)
}

/** Why the server cannot listen there, and what to do about it. */
export function listenProblem(
  code: string | undefined,
  host: string,
  port: number,
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop that one, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 8080} npm start.`
    case 'EACCES':
      return `This user may not listen on port ${port}: choose a port above 1023, for example PORT=8080 npm start.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is '${host}', which is no address of this machine: use 127.0.0.1 for this machine only, or 0.0.0.0 for the whole network.`
    default:
      return undefined
  }
}
