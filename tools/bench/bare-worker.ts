import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that `node:http` does for an answer: the headers and the bytes of a file that its argument names, whatever is asked for. */
const [file = ''] = process.argv.slice(2)
// Written by tools/bench/cached.ts.
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; body: string }
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, () => console.log((server.address() as AddressInfo).port))
