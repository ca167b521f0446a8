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
 * Properties of a SendRequest.
 * @deprecated Use SendRequest.$Properties instead.
 */
export interface ISendRequest extends SendRequest.$Properties {
}

/** Represents a SendRequest. */
export class SendRequest {

    /**
     * Constructs a new SendRequest.
     * @param [properties] Properties to set
     */
    constructor(properties?: SendRequest.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** SendRequest toAccount. */
    toAccount: string;

    /** SendRequest groupID. */
    groupID: string;

    /** SendRequest priority. */
    priority?: (string|null);

    /** SendRequest msgBody. */
    msgBody: Element.$Properties[];

    /** SendRequest cloudCustomData. */
    cloudCustomData: string;

    /** SendRequest clientTime. */
    clientTime: number;

    /** SendRequest clientSequence. */
    clientSequence: number;

    /** SendRequest random. */
    random: number;

    /** SendRequest needReadReceipt. */
    needReadReceipt: boolean;

    /** SendRequest isSupportExtension. */
    isSupportExtension: boolean;

    /** SendRequest relayFlag. */
    relayFlag: boolean;

    /** SendRequest messageControlInfo. */
    messageControlInfo?: (MessageControlInfo.$Properties|null);

    /** SendRequest offlinePushInfo. */
    offlinePushInfo?: (OfflinePushInfo.$Properties|null);

    /** SendRequest msgLifeTime. */
    msgLifeTime?: (number|null);

    /** SendRequest groupAtInfo. */
    groupAtInfo: string[];

    /** SendRequest receiverList. */
    receiverList: string[];

    /** SendRequest onlineOnlyFlag. */
    onlineOnlyFlag: boolean;

    /** SendRequest fromAccount. */
    fromAccount: string;

    /** SendRequest topicID. */
    topicID: string;

    /** SendRequest nick. */
    nick: string;

    /** SendRequest avatar. */
    avatar: string;

    /**
     * Decodes a SendRequest message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {SendRequest & SendRequest.$Shape} SendRequest
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): SendRequest & SendRequest.$Shape;
}

export namespace SendRequest {

    /** Properties of a SendRequest. */
    interface $Properties {

        /** SendRequest toAccount */
        toAccount?: (string|null);

        /** SendRequest groupID */
        groupID?: (string|null);

        /** SendRequest priority */
        priority?: (string|null);

        /** SendRequest msgBody */
        msgBody?: (Element.$Properties[]|null);

        /** SendRequest cloudCustomData */
        cloudCustomData?: (string|null);

        /** SendRequest clientTime */
        clientTime?: (number|null);

        /** SendRequest clientSequence */
        clientSequence?: (number|null);

        /** SendRequest random */
        random?: (number|null);

        /** SendRequest needReadReceipt */
        needReadReceipt?: (boolean|null);

        /** SendRequest isSupportExtension */
        isSupportExtension?: (boolean|null);

        /** SendRequest relayFlag */
        relayFlag?: (boolean|null);

        /** SendRequest messageControlInfo */
        messageControlInfo?: (MessageControlInfo.$Properties|null);

        /** SendRequest offlinePushInfo */
        offlinePushInfo?: (OfflinePushInfo.$Properties|null);

        /** SendRequest msgLifeTime */
        msgLifeTime?: (number|null);

        /** SendRequest groupAtInfo */
        groupAtInfo?: (string[]|null);

        /** SendRequest receiverList */
        receiverList?: (string[]|null);

        /** SendRequest onlineOnlyFlag */
        onlineOnlyFlag?: (boolean|null);

        /** SendRequest fromAccount */
        fromAccount?: (string|null);

        /** SendRequest topicID */
        topicID?: (string|null);

        /** SendRequest nick */
        nick?: (string|null);

        /** SendRequest avatar */
        avatar?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a SendRequest. */
    type $Shape = {
      toAccount?: string|null;
      groupID?: string|null;
      priority?: string|null;
      msgBody?: Element.$Shape[]|null;
      cloudCustomData?: string|null;
      clientTime?: number|null;
      clientSequence?: number|null;
      random?: number|null;
      needReadReceipt?: boolean|null;
      isSupportExtension?: boolean|null;
      relayFlag?: boolean|null;
      messageControlInfo?: MessageControlInfo.$Shape|null;
      offlinePushInfo?: OfflinePushInfo.$Shape|null;
      msgLifeTime?: number|null;
      groupAtInfo?: string[]|null;
      receiverList?: string[]|null;
      onlineOnlyFlag?: boolean|null;
      fromAccount?: string|null;
      topicID?: string|null;
      nick?: string|null;
      avatar?: string|null;
      $unknowns?: Uint8Array[];
    };
}

/**
 * Properties of a MessageControlInfo.
 * @deprecated Use MessageControlInfo.$Properties instead.
 */
export interface IMessageControlInfo extends MessageControlInfo.$Properties {
}

/** Represents a MessageControlInfo. */
export class MessageControlInfo {

    /**
     * Constructs a new MessageControlInfo.
     * @param [properties] Properties to set
     */
    constructor(properties?: MessageControlInfo.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** MessageControlInfo excludedFromUnreadCount. */
    excludedFromUnreadCount: boolean;

    /** MessageControlInfo excludedFromLastMessage. */
    excludedFromLastMessage: boolean;

    /** MessageControlInfo excludedFromContentModeration. */
    excludedFromContentModeration: boolean;

    /**
     * Decodes a MessageControlInfo message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {MessageControlInfo & MessageControlInfo.$Shape} MessageControlInfo
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): MessageControlInfo & MessageControlInfo.$Shape;
}

export namespace MessageControlInfo {

    /** Properties of a MessageControlInfo. */
    interface $Properties {

        /** MessageControlInfo excludedFromUnreadCount */
        excludedFromUnreadCount?: (boolean|null);

        /** MessageControlInfo excludedFromLastMessage */
        excludedFromLastMessage?: (boolean|null);

        /** MessageControlInfo excludedFromContentModeration */
        excludedFromContentModeration?: (boolean|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a MessageControlInfo. */
    type $Shape = MessageControlInfo.$Properties;
}

/**
 * Properties of an OfflinePushInfo.
 * @deprecated Use OfflinePushInfo.$Properties instead.
 */
export interface IOfflinePushInfo extends OfflinePushInfo.$Properties {
}

/** Represents an OfflinePushInfo. */
export class OfflinePushInfo {

    /**
     * Constructs a new OfflinePushInfo.
     * @param [properties] Properties to set
     */
    constructor(properties?: OfflinePushInfo.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** OfflinePushInfo pushFlag. */
    pushFlag: number;

    /** OfflinePushInfo title. */
    title: string;

    /** OfflinePushInfo description. */
    description: string;

    /** OfflinePushInfo extension. */
    extension: string;

    /** OfflinePushInfo apnsInfo. */
    apnsInfo?: (ApnsInfo.$Properties|null);

    /** OfflinePushInfo androidInfo. */
    androidInfo?: (AndroidInfo.$Properties|null);

    /**
     * Decodes an OfflinePushInfo message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {OfflinePushInfo & OfflinePushInfo.$Shape} OfflinePushInfo
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): OfflinePushInfo & OfflinePushInfo.$Shape;
}

export namespace OfflinePushInfo {

    /** Properties of an OfflinePushInfo. */
    interface $Properties {

        /** OfflinePushInfo pushFlag */
        pushFlag?: (number|null);

        /** OfflinePushInfo title */
        title?: (string|null);

        /** OfflinePushInfo description */
        description?: (string|null);

        /** OfflinePushInfo extension */
        extension?: (string|null);

        /** OfflinePushInfo apnsInfo */
        apnsInfo?: (ApnsInfo.$Properties|null);

        /** OfflinePushInfo androidInfo */
        androidInfo?: (AndroidInfo.$Properties|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of an OfflinePushInfo. */
    type $Shape = OfflinePushInfo.$Properties;
}

/**
 * Properties of an ApnsInfo.
 * @deprecated Use ApnsInfo.$Properties instead.
 */
export interface IApnsInfo extends ApnsInfo.$Properties {
}

/** Represents an ApnsInfo. */
export class ApnsInfo {

    /**
     * Constructs a new ApnsInfo.
     * @param [properties] Properties to set
     */
    constructor(properties?: ApnsInfo.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** ApnsInfo badgeMode. */
    badgeMode: number;

    /**
     * Decodes an ApnsInfo message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {ApnsInfo & ApnsInfo.$Shape} ApnsInfo
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): ApnsInfo & ApnsInfo.$Shape;
}

export namespace ApnsInfo {

    /** Properties of an ApnsInfo. */
    interface $Properties {

        /** ApnsInfo badgeMode */
        badgeMode?: (number|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of an ApnsInfo. */
    type $Shape = ApnsInfo.$Properties;
}

/**
 * Properties of an AndroidInfo.
 * @deprecated Use AndroidInfo.$Properties instead.
 */
export interface IAndroidInfo extends AndroidInfo.$Properties {
}

/** Represents an AndroidInfo. */
export class AndroidInfo {

    /**
     * Constructs a new AndroidInfo.
     * @param [properties] Properties to set
     */
    constructor(properties?: AndroidInfo.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** AndroidInfo OPPOChannelID. */
    OPPOChannelID: string;

    /**
     * Decodes an AndroidInfo message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {AndroidInfo & AndroidInfo.$Shape} AndroidInfo
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): AndroidInfo & AndroidInfo.$Shape;
}

export namespace AndroidInfo {

    /** Properties of an AndroidInfo. */
    interface $Properties {

        /** AndroidInfo OPPOChannelID */
        OPPOChannelID?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of an AndroidInfo. */
    type $Shape = AndroidInfo.$Properties;
}

/**
 * Properties of a RoamRequest.
 * @deprecated Use RoamRequest.$Properties instead.
 */
export interface IRoamRequest extends RoamRequest.$Properties {
}

/** Represents a RoamRequest. */
export class RoamRequest {

    /**
     * Constructs a new RoamRequest.
     * @param [properties] Properties to set
     */
    constructor(properties?: RoamRequest.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** RoamRequest peerAccount. */
    peerAccount: string;

    /** RoamRequest groupID. */
    groupID: string;

    /** RoamRequest count. */
    count: number;

    /** RoamRequest messageKey. */
    messageKey: string;

    /** RoamRequest lastMessageTime. */
    lastMessageTime: number;

    /** RoamRequest direction. */
    direction: number;

    /** RoamRequest sequence. */
    sequence: number;

    /** RoamRequest topicID. */
    topicID: string;

    /**
     * Decodes a RoamRequest message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {RoamRequest & RoamRequest.$Shape} RoamRequest
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): RoamRequest & RoamRequest.$Shape;
}

export namespace RoamRequest {

    /** Properties of a RoamRequest. */
    interface $Properties {

        /** RoamRequest peerAccount */
        peerAccount?: (string|null);

        /** RoamRequest groupID */
        groupID?: (string|null);

        /** RoamRequest count */
        count?: (number|null);

        /** RoamRequest messageKey */
        messageKey?: (string|null);

        /** RoamRequest lastMessageTime */
        lastMessageTime?: (number|null);

        /** RoamRequest direction */
        direction?: (number|null);

        /** RoamRequest sequence */
        sequence?: (number|null);

        /** RoamRequest topicID */
        topicID?: (string|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a RoamRequest. */
    type $Shape = RoamRequest.$Properties;
}

/**
 * Properties of a PollRequest.
 * @deprecated Use PollRequest.$Properties instead.
 */
export interface IPollRequest extends PollRequest.$Properties {
}

/** Represents a PollRequest. */
export class PollRequest {

    /**
     * Constructs a new PollRequest.
     * @param [properties] Properties to set
     */
    constructor(properties?: PollRequest.$Properties);

    /** Unknown fields preserved while decoding when enabled */
    $unknowns?: Uint8Array[];

    /** PollRequest groupID. */
    groupID: string;

    /** PollRequest key. */
    key: string;

    /** PollRequest startSeq. */
    startSeq: number;

    /** PollRequest startBroadcastSeq. */
    startBroadcastSeq: number;

    /** PollRequest simplifiedMessage. */
    simplifiedMessage: number;

    /** PollRequest holdTime. */
    holdTime?: (number|null);

    /**
     * Decodes a PollRequest message from the specified reader or buffer.
     * @param reader Reader or buffer to decode from
     * @param [length] Message length if known beforehand
     * @returns {PollRequest & PollRequest.$Shape} PollRequest
     * @throws {Error} If the payload is not a reader or valid buffer
     * @throws {$protobuf.util.ProtocolError} If required fields are missing
     */
    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): PollRequest & PollRequest.$Shape;
}

export namespace PollRequest {

    /** Properties of a PollRequest. */
    interface $Properties {

        /** PollRequest groupID */
        groupID?: (string|null);

        /** PollRequest key */
        key?: (string|null);

        /** PollRequest startSeq */
        startSeq?: (number|null);

        /** PollRequest startBroadcastSeq */
        startBroadcastSeq?: (number|null);

        /** PollRequest simplifiedMessage */
        simplifiedMessage?: (number|null);

        /** PollRequest holdTime */
        holdTime?: (number|null);

        /** Unknown fields preserved while decoding when enabled */
        $unknowns?: Uint8Array[];
    }

    /** Shape of a PollRequest. */
    type $Shape = PollRequest.$Properties;
}
