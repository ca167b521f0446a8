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
     * Encodes the specified Frame message. Does not implicitly {@link Frame.verify|verify} messages.
     * @param message Frame message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: Frame.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified RequestHead message. Does not implicitly {@link RequestHead.verify|verify} messages.
     * @param message RequestHead message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: RequestHead.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified TextContent message. Does not implicitly {@link TextContent.verify|verify} messages.
     * @param message TextContent message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: TextContent.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified CustomContent message. Does not implicitly {@link CustomContent.verify|verify} messages.
     * @param message CustomContent message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: CustomContent.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified Element message. Does not implicitly {@link Element.verify|verify} messages.
     * @param message Element message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: Element.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified OtherContent message. Does not implicitly {@link OtherContent.verify|verify} messages.
     * @param message OtherContent message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: OtherContent.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified SendRequest message. Does not implicitly {@link SendRequest.verify|verify} messages.
     * @param message SendRequest message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: SendRequest.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified MessageControlInfo message. Does not implicitly {@link MessageControlInfo.verify|verify} messages.
     * @param message MessageControlInfo message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: MessageControlInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified OfflinePushInfo message. Does not implicitly {@link OfflinePushInfo.verify|verify} messages.
     * @param message OfflinePushInfo message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: OfflinePushInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified ApnsInfo message. Does not implicitly {@link ApnsInfo.verify|verify} messages.
     * @param message ApnsInfo message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: ApnsInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified AndroidInfo message. Does not implicitly {@link AndroidInfo.verify|verify} messages.
     * @param message AndroidInfo message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: AndroidInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified RoamRequest message. Does not implicitly {@link RoamRequest.verify|verify} messages.
     * @param message RoamRequest message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: RoamRequest.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
     * Encodes the specified PollRequest message. Does not implicitly {@link PollRequest.verify|verify} messages.
     * @param message PollRequest message or plain object to encode
     * @param [writer] Writer to encode to
     * @returns Writer
     */
    static encode(message: PollRequest.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;
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
