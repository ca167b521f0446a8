import * as $protobuf from "protobufjs/minimal.js";

/**
 * Properties of a Frame.
 * @deprecated Use Frame.$Properties instead.
 */
export interface IFrame extends Frame.$Properties {
}

/** Represents a Frame. */
export class Frame {

    /**
     * Constructs a new Frame.
     * @param [properties] Properties to set
     */
    constructor(properties?: Frame.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** Frame servcmd. */
    servcmd: string;

    /** Frame seq. */
    seq?: (number|null);

    /** Frame head. */
    head?: (RequestHead.$Properties|null);

    /** Frame errorCode. */
    errorCode: number;

    /** Frame errorInfo. */
    errorInfo: string;

    /** Frame body. */
    body: Uint8Array;

    /** Frame packed. */
    packed: Uint8Array;

    /** Frame errorName. */
    errorName: string;

    /**
     * Decodes a Frame message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {Frame & Frame.$Shape} Frame
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): Frame & Frame.$Shape;
}

export namespace Frame {

    /** Properties of a Frame. */
    interface $Properties {

        /** Frame servcmd */
        servcmd?: (string|null);

        /** Frame seq */
        seq?: (number|null);

        /** Frame head */
        head?: (RequestHead.$Properties|null);

        /** Frame errorCode */
        errorCode?: (number|null);

        /** Frame errorInfo */
        errorInfo?: (string|null);

        /** Frame body */
        body?: (Uint8Array|null);

        /** Frame packed */
        packed?: (Uint8Array|null);

        /** Frame errorName */
        errorName?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a Frame. */
    type $Shape = Frame.$Properties;
}

/**
 * Properties of a RequestHead.
 * @deprecated Use RequestHead.$Properties instead.
 */
export interface IRequestHead extends RequestHead.$Properties {
}

/** Represents a RequestHead. */
export class RequestHead {

    /**
     * Constructs a new RequestHead.
     * @param [properties] Properties to set
     */
    constructor(properties?: RequestHead.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** RequestHead reqtime. */
    reqtime: number;

    /** RequestHead ver. */
    ver: string;

    /** RequestHead sdkversion. */
    sdkversion: string;

    /** RequestHead platform. */
    platform: number;

    /** RequestHead sdkappid. */
    sdkappid: number;

    /** RequestHead identifier. */
    identifier: string;

    /** RequestHead usersig. */
    usersig: string;

    /** RequestHead a2. */
    a2: string;

    /** RequestHead instanceid. */
    instanceid: string;

    /** RequestHead sdkability. */
    sdkability: number;

    /** RequestHead reqkey. */
    reqkey: string;

    /**
     * Decodes a RequestHead message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {RequestHead & RequestHead.$Shape} RequestHead
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): RequestHead & RequestHead.$Shape;
}

export namespace RequestHead {

    /** Properties of a RequestHead. */
    interface $Properties {

        /** RequestHead reqtime */
        reqtime?: (number|null);

        /** RequestHead ver */
        ver?: (string|null);

        /** RequestHead sdkversion */
        sdkversion?: (string|null);

        /** RequestHead platform */
        platform?: (number|null);

        /** RequestHead sdkappid */
        sdkappid?: (number|null);

        /** RequestHead identifier */
        identifier?: (string|null);

        /** RequestHead usersig */
        usersig?: (string|null);

        /** RequestHead a2 */
        a2?: (string|null);

        /** RequestHead instanceid */
        instanceid?: (string|null);

        /** RequestHead sdkability */
        sdkability?: (number|null);

        /** RequestHead reqkey */
        reqkey?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a RequestHead. */
    type $Shape = RequestHead.$Properties;
}

/**
 * Properties of a TextContent.
 * @deprecated Use TextContent.$Properties instead.
 */
export interface ITextContent extends TextContent.$Properties {
}

/** Represents a TextContent. */
export class TextContent {

    /**
     * Constructs a new TextContent.
     * @param [properties] Properties to set
     */
    constructor(properties?: TextContent.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** TextContent text. */
    text: string;

    /**
     * Decodes a TextContent message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {TextContent & TextContent.$Shape} TextContent
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): TextContent & TextContent.$Shape;
}

export namespace TextContent {

    /** Properties of a TextContent. */
    interface $Properties {

        /** TextContent text */
        text?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a TextContent. */
    type $Shape = TextContent.$Properties;
}

/**
 * Properties of a CustomContent.
 * @deprecated Use CustomContent.$Properties instead.
 */
export interface ICustomContent extends CustomContent.$Properties {
}

/** Represents a CustomContent. */
export class CustomContent {

    /**
     * Constructs a new CustomContent.
     * @param [properties] Properties to set
     */
    constructor(properties?: CustomContent.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** CustomContent data. */
    data: string;

    /** CustomContent description. */
    description: string;

    /** CustomContent extension. */
    extension: string;

    /**
     * Decodes a CustomContent message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {CustomContent & CustomContent.$Shape} CustomContent
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): CustomContent & CustomContent.$Shape;
}

export namespace CustomContent {

    /** Properties of a CustomContent. */
    interface $Properties {

        /** CustomContent data */
        data?: (string|null);

        /** CustomContent description */
        description?: (string|null);

        /** CustomContent extension */
        extension?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a CustomContent. */
    type $Shape = CustomContent.$Properties;
}

/**
 * Properties of an Element.
 * @deprecated Use Element.$Properties instead.
 */
export interface IElement extends Element.$Properties {
}

/** Represents an Element. */
export class Element {

    /**
     * Constructs a new Element.
     * @param [properties] Properties to set
     */
    constructor(properties?: Element.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** Element text. */
    text?: (TextContent.$Properties|null);

    /** Element custom. */
    custom?: (CustomContent.$Properties|null);

    /** Element other. */
    other?: (OtherContent.$Properties|null);

    /** Element content. */
    content?: ("text"|"custom"|"other");

    /**
     * Decodes an Element message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {Element & Element.$Shape} Element
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): Element & Element.$Shape;
}

export namespace Element {

    /** Properties of an Element. */
    interface $Properties {

        /** Element text */
        text?: (TextContent.$Properties|null);

        /** Element custom */
        custom?: (CustomContent.$Properties|null);

        /** Element other */
        other?: (OtherContent.$Properties|null);

        /** Element content */
        content?: ("text"|"custom"|"other");

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Narrowed shape of an Element. */
    type $Shape = {
      text?: TextContent.$Shape|null;
      custom?: CustomContent.$Shape|null;
      other?: OtherContent.$Shape|null;
      $unknowns?: Uint8Array[];
    } & (
      ({ content?: undefined; text?: null; custom?: null; other?: null }|{ content?: "text"; text: TextContent.$Shape; custom?: null; other?: null }|{ content?: "custom"; text?: null; custom: CustomContent.$Shape; other?: null }|{ content?: "other"; text?: null; custom?: null; other: OtherContent.$Shape })
    );
}

/**
 * Properties of an OtherContent.
 * @deprecated Use OtherContent.$Properties instead.
 */
export interface IOtherContent extends OtherContent.$Properties {
}

/** Represents an OtherContent. */
export class OtherContent {

    /**
     * Constructs a new OtherContent.
     * @param [properties] Properties to set
     */
    constructor(properties?: OtherContent.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** OtherContent msgType. */
    msgType: string;

    /** OtherContent json. */
    json: string;

    /**
     * Decodes an OtherContent message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {OtherContent & OtherContent.$Shape} OtherContent
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): OtherContent & OtherContent.$Shape;
}

export namespace OtherContent {

    /** Properties of an OtherContent. */
    interface $Properties {

        /** OtherContent msgType */
        msgType?: (string|null);

        /** OtherContent json */
        json?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of an OtherContent. */
    type $Shape = OtherContent.$Properties;
}

/**
 * Properties of a StoredMessage.
 * @deprecated Use StoredMessage.$Properties instead.
 */
export interface IStoredMessage extends StoredMessage.$Properties {
}

/** Represents a StoredMessage. */
export class StoredMessage {

    /**
     * Constructs a new StoredMessage.
     * @param [properties] Properties to set
     */
    constructor(properties?: StoredMessage.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** StoredMessage fromAccount. */
    fromAccount: string;

    /** StoredMessage toAccount. */
    toAccount: string;

    /** StoredMessage groupID. */
    groupID: string;

    /** StoredMessage groupType. */
    groupType: string;

    /** StoredMessage tinyID. */
    tinyID: string;

    /** StoredMessage time. */
    time: number;

    /** StoredMessage sequence. */
    sequence: number;

    /** StoredMessage random. */
    random: number;

    /** StoredMessage clientSequence. */
    clientSequence: number;

    /** StoredMessage clientTime. */
    clientTime: number;

    /** StoredMessage priority. */
    priority: string;

    /** StoredMessage msgBody. */
    msgBody: Element.$Properties[];

    /** StoredMessage cloudCustomData. */
    cloudCustomData: string;

    /** StoredMessage nick. */
    nick: string;

    /** StoredMessage avatar. */
    avatar: string;

    /** StoredMessage nameCard. */
    nameCard: string;

    /** StoredMessage senderLevel. */
    senderLevel: number;

    /** StoredMessage senderRole. */
    senderRole: string;

    /** StoredMessage version. */
    version: number;

    /** StoredMessage revoker. */
    revoker: string;

    /** StoredMessage needReadReceipt. */
    needReadReceipt: boolean;

    /** StoredMessage readReceiptInfo. */
    readReceiptInfo?: (ReadReceiptInfo.$Properties|null);

    /** StoredMessage isSupportExtension. */
    isSupportExtension: boolean;

    /** StoredMessage isBroadcastMessage. */
    isBroadcastMessage: boolean;

    /** StoredMessage relayFlag. */
    relayFlag: boolean;

    /** StoredMessage isExcludedFromUnreadCount. */
    isExcludedFromUnreadCount: boolean;

    /** StoredMessage isExcludedFromLastMessage. */
    isExcludedFromLastMessage: boolean;

    /** StoredMessage groupAtInfo. */
    groupAtInfo: string[];

    /** StoredMessage receiverList. */
    receiverList: string[];

    /** StoredMessage event. */
    event: number;

    /**
     * Decodes a StoredMessage message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {StoredMessage & StoredMessage.$Shape} StoredMessage
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): StoredMessage & StoredMessage.$Shape;
}

export namespace StoredMessage {

    /** Properties of a StoredMessage. */
    interface $Properties {

        /** StoredMessage fromAccount */
        fromAccount?: (string|null);

        /** StoredMessage toAccount */
        toAccount?: (string|null);

        /** StoredMessage groupID */
        groupID?: (string|null);

        /** StoredMessage groupType */
        groupType?: (string|null);

        /** StoredMessage tinyID */
        tinyID?: (string|null);

        /** StoredMessage time */
        time?: (number|null);

        /** StoredMessage sequence */
        sequence?: (number|null);

        /** StoredMessage random */
        random?: (number|null);

        /** StoredMessage clientSequence */
        clientSequence?: (number|null);

        /** StoredMessage clientTime */
        clientTime?: (number|null);

        /** StoredMessage priority */
        priority?: (string|null);

        /** StoredMessage msgBody */
        msgBody?: (Element.$Properties[]|null);

        /** StoredMessage cloudCustomData */
        cloudCustomData?: (string|null);

        /** StoredMessage nick */
        nick?: (string|null);

        /** StoredMessage avatar */
        avatar?: (string|null);

        /** StoredMessage nameCard */
        nameCard?: (string|null);

        /** StoredMessage senderLevel */
        senderLevel?: (number|null);

        /** StoredMessage senderRole */
        senderRole?: (string|null);

        /** StoredMessage version */
        version?: (number|null);

        /** StoredMessage revoker */
        revoker?: (string|null);

        /** StoredMessage needReadReceipt */
        needReadReceipt?: (boolean|null);

        /** StoredMessage readReceiptInfo */
        readReceiptInfo?: (ReadReceiptInfo.$Properties|null);

        /** StoredMessage isSupportExtension */
        isSupportExtension?: (boolean|null);

        /** StoredMessage isBroadcastMessage */
        isBroadcastMessage?: (boolean|null);

        /** StoredMessage relayFlag */
        relayFlag?: (boolean|null);

        /** StoredMessage isExcludedFromUnreadCount */
        isExcludedFromUnreadCount?: (boolean|null);

        /** StoredMessage isExcludedFromLastMessage */
        isExcludedFromLastMessage?: (boolean|null);

        /** StoredMessage groupAtInfo */
        groupAtInfo?: (string[]|null);

        /** StoredMessage receiverList */
        receiverList?: (string[]|null);

        /** StoredMessage event */
        event?: (number|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a StoredMessage. */
    type $Shape = {
      fromAccount?: string|null;
      toAccount?: string|null;
      groupID?: string|null;
      groupType?: string|null;
      tinyID?: string|null;
      time?: number|null;
      sequence?: number|null;
      random?: number|null;
      clientSequence?: number|null;
      clientTime?: number|null;
      priority?: string|null;
      msgBody?: Element.$Shape[]|null;
      cloudCustomData?: string|null;
      nick?: string|null;
      avatar?: string|null;
      nameCard?: string|null;
      senderLevel?: number|null;
      senderRole?: string|null;
      version?: number|null;
      revoker?: string|null;
      needReadReceipt?: boolean|null;
      readReceiptInfo?: ReadReceiptInfo.$Shape|null;
      isSupportExtension?: boolean|null;
      isBroadcastMessage?: boolean|null;
      relayFlag?: boolean|null;
      isExcludedFromUnreadCount?: boolean|null;
      isExcludedFromLastMessage?: boolean|null;
      groupAtInfo?: string[]|null;
      receiverList?: string[]|null;
      event?: number|null;
      $unknowns?: Uint8Array[];
    };
}

/**
 * Properties of a ReadReceiptInfo.
 * @deprecated Use ReadReceiptInfo.$Properties instead.
 */
export interface IReadReceiptInfo extends ReadReceiptInfo.$Properties {
}

/** Represents a ReadReceiptInfo. */
export class ReadReceiptInfo {

    /**
     * Constructs a new ReadReceiptInfo.
     * @param [properties] Properties to set
     */
    constructor(properties?: ReadReceiptInfo.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** ReadReceiptInfo readCount. */
    readCount: number;

    /** ReadReceiptInfo unreadCount. */
    unreadCount: number;

    /** ReadReceiptInfo isPeerRead. */
    isPeerRead: boolean;

    /** ReadReceiptInfo timestamp. */
    timestamp: number;

    /**
     * Decodes a ReadReceiptInfo message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {ReadReceiptInfo & ReadReceiptInfo.$Shape} ReadReceiptInfo
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): ReadReceiptInfo & ReadReceiptInfo.$Shape;
}

export namespace ReadReceiptInfo {

    /** Properties of a ReadReceiptInfo. */
    interface $Properties {

        /** ReadReceiptInfo readCount */
        readCount?: (number|null);

        /** ReadReceiptInfo unreadCount */
        unreadCount?: (number|null);

        /** ReadReceiptInfo isPeerRead */
        isPeerRead?: (boolean|null);

        /** ReadReceiptInfo timestamp */
        timestamp?: (number|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a ReadReceiptInfo. */
    type $Shape = ReadReceiptInfo.$Properties;
}

/**
 * Properties of a MessagesPush.
 * @deprecated Use MessagesPush.$Properties instead.
 */
export interface IMessagesPush extends MessagesPush.$Properties {
}

/** Represents a MessagesPush. */
export class MessagesPush {

    /**
     * Constructs a new MessagesPush.
     * @param [properties] Properties to set
     */
    constructor(properties?: MessagesPush.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** MessagesPush messageList. */
    messageList: StoredMessage.$Properties[];

    /** MessagesPush sessionData. */
    sessionData: string;

    /**
     * Decodes a MessagesPush message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {MessagesPush & MessagesPush.$Shape} MessagesPush
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): MessagesPush & MessagesPush.$Shape;
}

export namespace MessagesPush {

    /** Properties of a MessagesPush. */
    interface $Properties {

        /** MessagesPush messageList */
        messageList?: (StoredMessage.$Properties[]|null);

        /** MessagesPush sessionData */
        sessionData?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a MessagesPush. */
    type $Shape = {
      messageList?: StoredMessage.$Shape[]|null;
      sessionData?: string|null;
      $unknowns?: Uint8Array[];
    };
}

/**
 * Properties of a SendReply.
 * @deprecated Use SendReply.$Properties instead.
 */
export interface ISendReply extends SendReply.$Properties {
}

/** Represents a SendReply. */
export class SendReply {

    /**
     * Constructs a new SendReply.
     * @param [properties] Properties to set
     */
    constructor(properties?: SendReply.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** SendReply time. */
    time: number;

    /** SendReply sequence. */
    sequence: number;

    /** SendReply readReceiptCode. */
    readReceiptCode: number;

    /** SendReply nick. */
    nick: string;

    /** SendReply avatar. */
    avatar: string;

    /** SendReply nameCard. */
    nameCard: string;

    /** SendReply senderLevel. */
    senderLevel: number;

    /** SendReply senderRole. */
    senderRole: string;

    /** SendReply msgBody. */
    msgBody: Element.$Properties[];

    /** SendReply cloudCustomData. */
    cloudCustomData?: (string|null);

    /**
     * Decodes a SendReply message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {SendReply & SendReply.$Shape} SendReply
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): SendReply & SendReply.$Shape;
}

export namespace SendReply {

    /** Properties of a SendReply. */
    interface $Properties {

        /** SendReply time */
        time?: (number|null);

        /** SendReply sequence */
        sequence?: (number|null);

        /** SendReply readReceiptCode */
        readReceiptCode?: (number|null);

        /** SendReply nick */
        nick?: (string|null);

        /** SendReply avatar */
        avatar?: (string|null);

        /** SendReply nameCard */
        nameCard?: (string|null);

        /** SendReply senderLevel */
        senderLevel?: (number|null);

        /** SendReply senderRole */
        senderRole?: (string|null);

        /** SendReply msgBody */
        msgBody?: (Element.$Properties[]|null);

        /** SendReply cloudCustomData */
        cloudCustomData?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a SendReply. */
    type $Shape = {
      time?: number|null;
      sequence?: number|null;
      readReceiptCode?: number|null;
      nick?: string|null;
      avatar?: string|null;
      nameCard?: string|null;
      senderLevel?: number|null;
      senderRole?: string|null;
      msgBody?: Element.$Shape[]|null;
      cloudCustomData?: string|null;
      $unknowns?: Uint8Array[];
    };
}

/**
 * Properties of a RoamReply.
 * @deprecated Use RoamReply.$Properties instead.
 */
export interface IRoamReply extends RoamReply.$Properties {
}

/** Represents a RoamReply. */
export class RoamReply {

    /**
     * Constructs a new RoamReply.
     * @param [properties] Properties to set
     */
    constructor(properties?: RoamReply.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** RoamReply messageList. */
    messageList: StoredMessage.$Properties[];

    /** RoamReply complete. */
    complete: number;

    /** RoamReply invisibleSequenceList. */
    invisibleSequenceList: number[];

    /**
     * Decodes a RoamReply message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {RoamReply & RoamReply.$Shape} RoamReply
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): RoamReply & RoamReply.$Shape;
}

export namespace RoamReply {

    /** Properties of a RoamReply. */
    interface $Properties {

        /** RoamReply messageList */
        messageList?: (StoredMessage.$Properties[]|null);

        /** RoamReply complete */
        complete?: (number|null);

        /** RoamReply invisibleSequenceList */
        invisibleSequenceList?: (number[]|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a RoamReply. */
    type $Shape = {
      messageList?: StoredMessage.$Shape[]|null;
      complete?: number|null;
      invisibleSequenceList?: number[]|null;
      $unknowns?: Uint8Array[];
    };
}

/**
 * Properties of a PollReply.
 * @deprecated Use PollReply.$Properties instead.
 */
export interface IPollReply extends PollReply.$Properties {
}

/** Represents a PollReply. */
export class PollReply {

    /**
     * Constructs a new PollReply.
     * @param [properties] Properties to set
     */
    constructor(properties?: PollReply.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** PollReply key. */
    key: string;

    /** PollReply nextSeq. */
    nextSeq: number;

    /** PollReply rspMsgList. */
    rspMsgList: StoredMessage.$Properties[];

    /** PollReply nextBroadcastSeq. */
    nextBroadcastSeq: number;

    /** PollReply broadcastMessageList. */
    broadcastMessageList: StoredMessage.$Properties[];

    /** PollReply lostCount. */
    lostCount: number;

    /**
     * Decodes a PollReply message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {PollReply & PollReply.$Shape} PollReply
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): PollReply & PollReply.$Shape;
}

export namespace PollReply {

    /** Properties of a PollReply. */
    interface $Properties {

        /** PollReply key */
        key?: (string|null);

        /** PollReply nextSeq */
        nextSeq?: (number|null);

        /** PollReply rspMsgList */
        rspMsgList?: (StoredMessage.$Properties[]|null);

        /** PollReply nextBroadcastSeq */
        nextBroadcastSeq?: (number|null);

        /** PollReply broadcastMessageList */
        broadcastMessageList?: (StoredMessage.$Properties[]|null);

        /** PollReply lostCount */
        lostCount?: (number|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a PollReply. */
    type $Shape = {
      key?: string|null;
      nextSeq?: number|null;
      rspMsgList?: StoredMessage.$Shape[]|null;
      nextBroadcastSeq?: number|null;
      broadcastMessageList?: StoredMessage.$Shape[]|null;
      lostCount?: number|null;
      $unknowns?: Uint8Array[];
    };
}
