/** Whole rupees everywhere on this side of a gateway; only its adapter knows paise. */
type Rupees = number

/** A payment as the gateway has it. `amount` is what was paid, whatever the order asked for. */
export type GatewayPayment = {
  id: string
  orderId: string
  /** Undefined where the gateway names no whole rupees: never ours. */
  amount: Rupees | undefined
  currency: string
  state: 'created' | 'authorised' | 'captured' | 'failed' | 'refunded'
}

export type GatewayRefund = {
  id: string
  paymentId: string
  amount: Rupees
  state: 'pending' | 'processed' | 'failed'
  /** Ours, as it was sent with the refund. */
  key: string | undefined
}

/** What a signed message says has happened. `other` is of no concern to a booking. */
export type GatewayEvent =
  | { kind: 'payment'; payment: GatewayPayment }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'other' }

/** Where the visitor's browser goes to pay: a full page of the gateway's own. */
export type CheckoutStep = { method: 'GET' | 'POST'; url: string; fields: Record<string, string> }

export type CheckoutRequest = {
  orderId: string
  amount: Rupees
  reference: string
  /** Whom it is paid to, as the business is called now. */
  payee: string
  /** What is paid for, in a few words. */
  description: string
  lead: { name: string; email: string; contactNumber: string }
  /** Where the gateway sends the browser back to: with a signed result, and without one when the visitor gives up. */
  returnUrl: string
  cancelUrl: string
}

/** `away`: no usable answer came. What was asked for may or may not have happened. */
type Away = { state: 'away' }

/** Money comes in and goes back through this. None of the calls throws for what happens at the other end. */
export type PaymentGateway = {
  name: 'razorpay' | 'sandbox'
  /** No money moves through it. */
  isPractice: boolean
  /** The origin that the pay page's form may be sent to. */
  checkoutOrigin: string
  /** `receipt` is our own id of the attempt, and comes back with everything about the order. */
  createOrder(order: {
    receipt: string
    amount: Rupees
    reference: string
  }): Promise<{ state: 'created'; orderId: string } | Away>
  /** An order that was opened with this receipt for this sum, whose answer was lost. */
  findOrder(order: {
    receipt: string
    amount: Rupees
  }): Promise<{ state: 'found'; orderId: string } | { state: 'missing' } | Away>
  checkout(request: CheckoutRequest): CheckoutStep
  /** True only for a signature made with our secret over exactly these bytes. */
  isSigned(rawBody: Buffer, signature: string): boolean
  /** Undefined: no message of this gateway. */
  readWebhookEvent(rawBody: Buffer): GatewayEvent | undefined
  /** The payment that a returning browser brings, where its signature is right. */
  readReturn(fields: Record<string, string>): { orderId: string; paymentId: string } | undefined
  paymentsOf(orderId: string): Promise<{ state: 'answered'; payments: GatewayPayment[] } | Away>
  /** Takes an authorised payment for good; capturing it again answers the same. */
  capture(payment: { id: string; amount: Rupees }): Promise<{ state: 'captured' } | { state: 'refused' } | Away>
  /** The same key again is the same refund. */
  refund(refund: {
    paymentId: string
    amount: Rupees
    key: string
  }): Promise<{ state: 'accepted'; refund: GatewayRefund } | { state: 'refused'; reason: string } | Away>
  refundsOf(paymentId: string): Promise<{ state: 'answered'; refunds: GatewayRefund[] } | Away>
}
